/** Saves the picture of the board to a file of the visitor. */
import { part } from "../core/store.js";
import { t } from "../core/texts.js";
import { toast } from "../core/toast.js";
import { saveBlob } from "../files/files.js";
import { picture } from "./view.js";

/** The width of a picture, in pixels. */
const WIDTH = 1600;

function source() {
  const copy = picture.cloneNode(true);
  copy.querySelectorAll(".hover").forEach((each) => each.remove());
  [copy, ...copy.querySelectorAll("[class]")].forEach((each) => each.removeAttribute("class"));
  copy.removeAttribute("aria-hidden");
  copy.setAttribute("width", WIDTH);
  copy.setAttribute("height", WIDTH);
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" });
}

async function pixels(blob) {
  const image = new Image();
  image.src = URL.createObjectURL(blob);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = WIDTH;
  canvas.getContext("2d").drawImage(image, 0, 0, WIDTH, WIDTH);
  URL.revokeObjectURL(image.src);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/**
 * Saves the board as it is shown.
 * @param {"svg"|"png"} type
 */
export async function savePicture(type) {
  if (!part("board")) {
    return;
  }
  try {
    const blob = source();
    saveBlob(type === "svg" ? blob : await pixels(blob), `gobang.${type}`);
  } catch {
    toast(t("page.picture.failed"));
  }
}
