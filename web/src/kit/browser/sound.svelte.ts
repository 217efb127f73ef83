/** Quiet synthesised sounds: a card on wood, a small bell for your turn, a dull knock for a refusal, a chord at the end. Off by default. */

const PLACE = "roji.sound";

class Sound {
  on = $state(localStorage.getItem(PLACE) === "on");
  private context: AudioContext | undefined;

  toggle(): void {
    this.on = !this.on;
    localStorage.setItem(PLACE, this.on ? "on" : "off");
    this.card();
  }

  /** A card laid on wood. */
  card(): void {
    this.tone(190, 0.09, 0.16, "triangle");
  }

  /** It is your turn. */
  bell(): void {
    this.tone(659, 0.9, 0.07, "sine");
    this.tone(988, 0.7, 0.03, "sine");
  }

  /** That is not allowed. */
  refusal(): void {
    this.tone(123, 0.22, 0.14, "triangle");
    this.tone(116, 0.22, 0.1, "triangle");
  }

  /** The game is over. */
  end(): void {
    for (const pitch of [392, 494, 587]) this.tone(pitch, 1.6, 0.05, "sine");
  }

  private tone(pitch: number, seconds: number, loud: number, type: OscillatorType): void {
    if (!this.on) return;
    const context = (this.context ??= new AudioContext());
    const now = context.currentTime;
    const gain = new GainNode(context, { gain: loud });
    const source = new OscillatorNode(context, { type, frequency: pitch });
    gain.gain.setValueAtTime(loud, now);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
    source.connect(gain).connect(context.destination);
    source.start(now);
    source.stop(now + seconds);
  }
}

export const sound = new Sound();
