/** The frame of the paper that shows the whole garden, uncovered by the blocks in the corners. */
import { fit, type Frame, type Size } from "../../../kit/board/camera";
import type { Spot } from "../../../kit/board/hexes";
import { R, W } from "./hexes";

/** A block that covers a corner of the board, in pixels from the left and the top. */
export type Block = Frame;

const LARGEST = 1.15; // pixels for a step on the paper: a young garden is not blown up
const EDGE = 8; // the thickness of a plot

/** The box of these plots, with a margin. */
function frameOf(spots: readonly Spot[], air = 12): Frame {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - W / 2 - air, Math.min(...ys) - R - air];
  return { x: left, y: top, width: Math.max(...xs) + W / 2 + air - left, height: Math.max(...ys) + R + EDGE + air - top };
}

/** The whole garden on a board of this size, moved aside if a block would cover a part of it. */
export function gardenFrame(spots: readonly Spot[], size: Size, blocks: readonly Block[]): Frame {
  const whole = fit(frameOf(spots), size, LARGEST);
  return spots.some((spot) => blocks.some((block) => covers(block, spot, whole, size))) ? aside(spots, size, blocks) : whole;
}

/** Between the blocks or below them, wherever the garden can be larger. */
function aside(spots: readonly Spot[], size: Size, blocks: readonly Block[]): Frame {
  const left = Math.max(0, ...blocks.filter(({ x }) => x < size.width / 2).map(({ x, width }) => x + width));
  const right = Math.max(0, ...blocks.filter(({ x }) => x >= size.width / 2).map(({ x }) => size.width - x));
  const [between, below] = [beyond(spots, size, left, right, 0), beyond(spots, size, 0, 0, Math.max(...blocks.map(({ y, height }) => y + height)))];
  return below.width < between.width ? below : between;
}

/** The garden in the part of the board that remains without these margins at the sides and the top. */
function beyond(spots: readonly Spot[], size: Size, left: number, right: number, top: number): Frame {
  const free = { width: size.width - left - right, height: size.height - top };
  const { x, y, width } = fit(frameOf(spots), free, LARGEST);
  const step = width / free.width;
  return { x: x - left * step, y: y - top * step, width: size.width * step, height: size.height * step };
}

/** Whether a block covers a part of a plot. */
function covers(block: Block, spot: Spot, box: Frame, size: Size): boolean {
  const scale = size.width / box.width;
  const [x, y] = [(spot.x - box.x) * scale, (spot.y - box.y) * scale];
  const [wide, high] = [(W / 2) * scale, R * scale];
  return x + wide > block.x && x - wide < block.x + block.width && y + high > block.y && y - high < block.y + block.height;
}
