/** Exports an SVG of the page as a standalone picture, with the symbols it uses. */

const SPACE = "http://www.w3.org/2000/svg";
const WIDTH = 1600; // of the PNG

/** The ids that a drawing refers to. */
const refers = (markup: string): string[] => [...markup.matchAll(/(?:href="#|url\(#|url\(&quot;#)([\w-]+)/g)].map((found) => found[1]!);

/** The drawing with everything it refers to, wherever that is on the page. */
export function standAlone(drawing: SVGSVGElement, page: ParentNode = document): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute("xmlns", SPACE);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  for (const one of [copy, ...copy.querySelectorAll("*")]) one.removeAttribute("class");
  const bring = document.createElementNS(SPACE, "defs");
  const known = new Set([...copy.querySelectorAll("[id]")].map((one) => one.id));
  const open = refers(copy.outerHTML);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const found = known.has(id) ? null : page.querySelector(`#${id}`);
    known.add(id);
    if (!found) continue;
    bring.append(found.cloneNode(true));
    open.push(...refers(found.outerHTML));
  }
  copy.prepend(bring);
  return new XMLSerializer().serializeToString(copy).replace(/var\(--[\w-]+, ?(#\w+)\)/g, "$1").replace(/<!--.*?-->/gs, "");
}

export function saveSvg(drawing: SVGSVGElement, name: string): void {
  save(new Blob([standAlone(drawing)], { type: "image/svg+xml" }), name);
}

export function savePng(drawing: SVGSVGElement, name: string): void {
  const { width, height } = drawing.viewBox.baseVal;
  const image = new Image();
  image.onload = () => {
    const canvas = document.createElement("canvas");
    canvas.width = WIDTH;
    canvas.height = Math.round((WIDTH * height) / width);
    canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
    canvas.toBlob((blob) => blob && save(blob, name), "image/png");
  };
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standAlone(drawing))}`;
}

function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // Safari reads it late
}
