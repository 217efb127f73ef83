# Another language may begin with a few messages; the rest is said in English.
name-moss = Moos
name-stone = Stein
name-maple = Ahorn
laid-card = legte { $card }
discarded-card = legte { $card } auf den Stapel
you-do-not-hold-card = du hast { $card } nicht auf der Hand
