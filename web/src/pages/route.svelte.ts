/** The client-side router: home page, table, replay and so on. */
import { placeOf, type Place } from "./address";

const here = (): string => (__SITE__ ? (/^#(\/[^?#]*)/.exec(location.hash)?.[1] ?? "/") : location.pathname);

class Route {
  place = $state.raw<Place>(placeOf(here()));

  constructor() {
    addEventListener("popstate", () => {
      const place = placeOf(here());
      if (JSON.stringify(place) !== JSON.stringify(this.place)) this.place = place; // a new fragment is not a new page
    });
  }

  go(path: string): void {
    history.pushState(null, "", __SITE__ && path.startsWith("/") ? `#${path}` : path);
    this.place = placeOf(here());
    scrollTo(0, 0);
  }
}

export const route = new Route();

const JOURNAL = "#/journal/";

/** Handle internal links without a reload. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (__SITE__ && link?.hash.startsWith(JOURNAL)) {
    event.preventDefault();
    void import("../pocket/requests").then(({ saveJournal }) => saveJournal(link.hash.slice(JOURNAL.length)));
  }
  if (__SITE__ && link && /^#[^/]/.test(link.getAttribute("href") ?? "")) {
    event.preventDefault(); // to a place on this page, whose own address is after the #
    return document.getElementById(link.hash.slice(1))?.scrollIntoView();
  }
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (__SITE__ ? !link.hash.startsWith("#/") : placeOf(link.pathname).page === "nowhere") return;
  event.preventDefault();
  route.go(__SITE__ ? link.hash : link.pathname + link.search + link.hash);
}
