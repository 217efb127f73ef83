/** The client-side router: home page, table, replay and so on. */
import { placeOf, type Place } from "./address";

class Route {
  place = $state.raw<Place>(placeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => {
      const place = placeOf(location.pathname);
      if (JSON.stringify(place) !== JSON.stringify(this.place)) this.place = place; // a new fragment is not a new page
    });
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.place = placeOf(location.pathname);
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** Handle internal links without a reload. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (placeOf(link.pathname).page === "nowhere") return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
