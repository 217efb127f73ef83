/** Pan and zoom of a drawing that fits its content by default. */

export interface Spot {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Frame extends Spot, Size {}

/** Zoom factor, and the offset of the centre; 1, 0, 0 shows the whole. */
export interface Camera extends Spot {
  zoom: number;
}

export const HOME: Camera = { zoom: 1, x: 0, y: 0 };
const NEAREST = 5;
const FARTHEST = 0.4;

/** The view box that shows a frame on a board of this size, at most `largest` pixels per unit. */
export function fit(frame: Frame, { width, height }: Size, largest: number): Frame {
  const scale = Math.min(width / frame.width, height / frame.height, largest);
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  return { x: middle.x - width / 2 / scale, y: middle.y - height / 2 / scale, width: width / scale, height: height / scale };
}

/** The part of the whole box that a camera shows. */
export function seenBy(box: Frame, camera: Camera): Frame {
  const [width, height] = [box.width / camera.zoom, box.height / camera.zoom];
  return { x: box.x + (box.width - width) / 2 + camera.x, y: box.y + (box.height - height) / 2 + camera.y, width, height };
}

/** Clamp zoom and offset, so that the centre of the view stays within the box. */
export function within(box: Frame, { zoom, x, y }: Camera): Camera {
  const [far, deep] = [box.width / 2, box.height / 2];
  return { zoom: clamp(zoom, FARTHEST, NEAREST), x: clamp(x, -far, far), y: clamp(y, -deep, deep) };
}

/** Zoom around a fixed point. */
export function zoomAt(box: Frame, camera: Camera, factor: number, spot: Spot): Camera {
  const zoom = clamp(camera.zoom * factor, FARTHEST, NEAREST);
  const middle = { x: box.x + box.width / 2 + camera.x, y: box.y + box.height / 2 + camera.y };
  const part = 1 - camera.zoom / zoom;
  return within(box, { zoom, x: camera.x + (spot.x - middle.x) * part, y: camera.y + (spot.y - middle.y) * part });
}

export const pan = (box: Frame, camera: Camera, dx: number, dy: number): Camera => within(box, { ...camera, x: camera.x + dx, y: camera.y + dy });

/** Pan just enough to show a spot with some margin. */
export function reveal(box: Frame, camera: Camera, { x, y }: Spot, room: number): Camera {
  const seen = seenBy(box, camera);
  const past = (at: number, from: number, length: number): number => {
    const margin = Math.min(room, length / 2);
    return Math.min(0, at - margin - from) + Math.max(0, at + margin - from - length);
  };
  return pan(box, camera, past(x, seen.x, seen.width), past(y, seen.y, seen.height));
}

export const viewBox = ({ x, y, width, height }: Frame): string => [x, y, width, height].map((n) => n.toFixed(1)).join(" ");

/** Interpolate between two frames. */
export const midway = (from: Frame, to: Frame, part: number): Frame => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
  width: from.width + (to.width - from.width) * part,
  height: from.height + (to.height - from.height) * part,
});

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
