/** Where points are in the picture: columns from the left, rows from the bottom. */

/** The units from one line to the next. */
export const CELL = 40;

/** The name of a point, from its column and row, which count from 0. */
export const nameOf = (column, row) => String.fromCharCode(97 + column) + (row + 1);

/** The column and row of a point, which count from 0; null where a text is no point of the board. */
export function place(name, size) {
  const parts = /^([a-z])(\d{1,2})$/.exec(name ?? "");
  const column = parts ? parts[1].charCodeAt(0) - 97 : size;
  const row = parts ? Number(parts[2]) - 1 : size;
  return column < size && row >= 0 && row < size ? { column, row } : null;
}

/** The middle of a point in the picture. */
export function centre(name, size) {
  const at = place(name, size);
  return at && { x: at.column * CELL, y: (size - 1 - at.row) * CELL };
}

/** The room around the outer lines; these run on a little where edges are joined. */
export const margin = (coordinates, wraps) => CELL * ((coordinates ? 0.9 : 0.65) + (coordinates && wraps ? 0.3 : 0));

/** The points that are marked so that the eye finds its way, as columns and rows. */
export function stars(size) {
  if (size < 9) {
    return size % 2 ? [[(size - 1) / 2, (size - 1) / 2]] : [];
  }
  const near = size < 13 ? 2 : 3;
  const far = size - 1 - near;
  const corners = [[near, near], [near, far], [far, near], [far, far]];
  const half = (size - 1) / 2;
  if (size % 2 === 0) {
    return corners;
  }
  const sides = size > 15 ? [[near, half], [far, half], [half, near], [half, far]] : [];
  return [...corners, ...sides, [half, half]];
}
