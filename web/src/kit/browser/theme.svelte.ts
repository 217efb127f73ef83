/** The light or dark theme: as in the system's settings, until the reader chooses; the choice is stored. */

type Light = "light" | "dark";

const PLACE = "roji.theme";
const system = matchMedia("(prefers-color-scheme: dark)");

class Theme {
  private chosen = $state<Light | undefined>(document.documentElement.dataset["theme"] as Light | undefined);
  private night = $state(system.matches);

  constructor() {
    system.addEventListener("change", () => (this.night = system.matches));
  }

  get now(): Light {
    return this.chosen ?? (this.night ? "dark" : "light");
  }

  toggle(): void {
    this.chosen = this.now === "dark" ? "light" : "dark";
    document.documentElement.dataset["theme"] = this.chosen;
    localStorage.setItem(PLACE, this.chosen);
  }
}

export const theme = new Theme();
