/** What of the paper is seen: the whole garden at first, nearer when the reader zooms. */
import { R, W, type Spot } from "./hexes";

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Something that lies over a corner of the board, in pixels from its left and top. */
export type Block = Frame;

/** How near, and how far the middle is from the middle of the garden; 1, 0, 0 is the whole garden. */
export interface Camera {
  zoom: number;
  x: number;
  y: number;
}

export const HOME: Camera = { zoom: 1, x: 0, y: 0 };
const NEAREST = 5;
const LARGEST = 1.15; // pixels for a step on the paper: a young garden is not blown up
const EDGE = 8; // the thickness of a plot

/** All these plots, and a little air around them. */
export function frameOf(spots: readonly Spot[], air = 12): Frame {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - W / 2 - air, Math.min(...ys) - R - air];
  return { x: left, y: top, width: Math.max(...xs) + W / 2 + air - left, height: Math.max(...ys) + R + EDGE + air - top };
}

/** The part of the paper that shows the frame on a board of this size, beside what lies over its corners. */
export function fit(spots: readonly Spot[], size: Size, blocks: readonly Block[]): Frame {
  const frame = frameOf(spots);
  const left = Math.max(0, ...blocks.filter(({ x }) => x < size.width / 2).map(({ x, width }) => x + width));
  const right = Math.max(0, ...blocks.filter(({ x }) => x >= size.width / 2).map(({ x }) => size.width - x));
  const whole = placed(frame, size, 0, 0);
  return spots.some((spot) => blocks.some((block) => covers(block, spot, whole, size))) ? placed(frame, size, left, right) : whole;
}

function placed(frame: Frame, { width, height }: Size, left: number, right: number): Frame {
  const scale = Math.min((width - left - right) / frame.width, height / frame.height, LARGEST);
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  return { x: middle.x - (left + width - right) / 2 / scale, y: middle.y - height / 2 / scale, width: width / scale, height: height / scale };
}

/** Whether a block hides some of a plot. */
function covers(block: Block, spot: Spot, box: Frame, size: Size): boolean {
  const scale = size.width / box.width;
  const [x, y] = [(spot.x - box.x) * scale, (spot.y - box.y) * scale];
  const [wide, high] = [(W / 2) * scale, R * scale];
  return x + wide > block.x && x - wide < block.x + block.width && y + high > block.y && y - high < block.y + block.height;
}

/** What a camera shows of the box that shows all. */
export function seenBy(box: Frame, camera: Camera): Frame {
  const [width, height] = [box.width / camera.zoom, box.height / camera.zoom];
  return { x: box.x + (box.width - width) / 2 + camera.x, y: box.y + (box.height - height) / 2 + camera.y, width, height };
}

/** Neither too near nor past the rim. */
export function within(box: Frame, { zoom, x, y }: Camera): Camera {
  const near = Math.min(NEAREST, Math.max(1, zoom));
  const [far, deep] = [(box.width * (1 - 1 / near)) / 2, (box.height * (1 - 1 / near)) / 2];
  return { zoom: near, x: Math.min(far, Math.max(-far, x)), y: Math.min(deep, Math.max(-deep, y)) };
}

/** Nearer or farther, so that one spot of the paper stays where it is. */
export function zoomAt(box: Frame, camera: Camera, factor: number, spot: Spot): Camera {
  const zoom = Math.min(NEAREST, Math.max(1, camera.zoom * factor));
  const middle = { x: box.x + box.width / 2 + camera.x, y: box.y + box.height / 2 + camera.y };
  const part = 1 - camera.zoom / zoom;
  return within(box, { zoom, x: camera.x + (spot.x - middle.x) * part, y: camera.y + (spot.y - middle.y) * part });
}

export const pan = (box: Frame, camera: Camera, dx: number, dy: number): Camera => within(box, { ...camera, x: camera.x + dx, y: camera.y + dy });

/** Moved just so far that a spot comes into sight. */
export function reveal(box: Frame, camera: Camera, { x, y }: Spot): Camera {
  const seen = seenBy(box, camera);
  const past = (at: number, from: number, length: number, margin: number): number => Math.min(0, at - margin - from) + Math.max(0, at + margin - from - length);
  return pan(box, camera, past(x, seen.x, seen.width, Math.min(R, seen.width / 2)), past(y, seen.y, seen.height, Math.min(R, seen.height / 2)));
}

export const viewBox = ({ x, y, width, height }: Frame): string => [x, y, width, height].map((n) => n.toFixed(1)).join(" ");

/** On the way from one frame to another. */
export const midway = (from: Frame, to: Frame, part: number): Frame => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
  width: from.width + (to.width - from.width) * part,
  height: from.height + (to.height - from.height) * part,
});
