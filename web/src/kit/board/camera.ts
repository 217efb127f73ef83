/** What of an endless paper is seen: what matters fits at first, and comes nearer when the reader zooms. */

export interface Spot {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Frame extends Spot, Size {}

/** How near, and how far the middle is from the middle of the whole; 1, 0, 0 is the whole. */
export interface Camera extends Spot {
  zoom: number;
}

export const HOME: Camera = { zoom: 1, x: 0, y: 0 };
const NEAREST = 5;
const FARTHEST = 0.4;

/** The part of the paper that shows a frame on a board of this size; a small frame is not blown up beyond `largest` pixels for a step. */
export function fit(frame: Frame, { width, height }: Size, largest: number): Frame {
  const scale = Math.min(width / frame.width, height / frame.height, largest);
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  return { x: middle.x - width / 2 / scale, y: middle.y - height / 2 / scale, width: width / scale, height: height / scale };
}

/** What a camera shows of the box that shows all. */
export function seenBy(box: Frame, camera: Camera): Frame {
  const [width, height] = [box.width / camera.zoom, box.height / camera.zoom];
  return { x: box.x + (box.width - width) / 2 + camera.x, y: box.y + (box.height - height) / 2 + camera.y, width, height };
}

/** Neither too near nor too far, and the middle of what is seen stays within the box. */
export function within(box: Frame, { zoom, x, y }: Camera): Camera {
  const [far, deep] = [box.width / 2, box.height / 2];
  return { zoom: clamp(zoom, FARTHEST, NEAREST), x: clamp(x, -far, far), y: clamp(y, -deep, deep) };
}

/** Nearer or farther, so that one spot of the paper stays where it is. */
export function zoomAt(box: Frame, camera: Camera, factor: number, spot: Spot): Camera {
  const zoom = clamp(camera.zoom * factor, FARTHEST, NEAREST);
  const middle = { x: box.x + box.width / 2 + camera.x, y: box.y + box.height / 2 + camera.y };
  const part = 1 - camera.zoom / zoom;
  return within(box, { zoom, x: camera.x + (spot.x - middle.x) * part, y: camera.y + (spot.y - middle.y) * part });
}

export const pan = (box: Frame, camera: Camera, dx: number, dy: number): Camera => within(box, { ...camera, x: camera.x + dx, y: camera.y + dy });

/** Moved just so far that a spot, with some room around it, comes into sight. */
export function reveal(box: Frame, camera: Camera, { x, y }: Spot, room: number): Camera {
  const seen = seenBy(box, camera);
  const past = (at: number, from: number, length: number): number => {
    const margin = Math.min(room, length / 2);
    return Math.min(0, at - margin - from) + Math.max(0, at + margin - from - length);
  };
  return pan(box, camera, past(x, seen.x, seen.width), past(y, seen.y, seen.height));
}

export const viewBox = ({ x, y, width, height }: Frame): string => [x, y, width, height].map((n) => n.toFixed(1)).join(" ");

/** On the way from one frame to another. */
export const midway = (from: Frame, to: Frame, part: number): Frame => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
  width: from.width + (to.width - from.width) * part,
  height: from.height + (to.height - from.height) * part,
});

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
