/** Where this browser is: the home page, or a table. */

export type Place = { page: "home" } | { page: "table"; table: string } | { page: "nowhere" };

export function placeOf(path: string): Place {
  if (path === "/" || path === "") return { page: "home" };
  const table = /^\/t\/([\w-]+)\/?$/.exec(path)?.[1];
  return table ? { page: "table", table } : { page: "nowhere" };
}

/** The table named by a code or by a pasted link; null if it is neither. */
export function tableNamed(text: string): string | null {
  const said = text.trim();
  const linked = /\/t\/([\w-]+)/.exec(said)?.[1];
  return linked ?? (/^[\w-]{3,64}$/.test(said) ? said : null);
}

export const addressOf = (table: string): string => `/t/${encodeURIComponent(table)}`;

class Route {
  place = $state.raw<Place>(placeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.place = placeOf(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.place = placeOf(path);
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** A link inside our pages changes the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (placeOf(link.pathname).page === "nowhere") return;
  event.preventDefault();
  route.go(link.pathname);
}
