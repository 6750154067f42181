package org.gobang.presentation.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.presentation.text.Texts;

/** Descriptions of points as text, for screen readers. */
public record PointDescription(Texts texts) {

  /**
   * Returns a point and its contents, such as {@code h8, black stone, last move}.
   *
   * @param spot the contents of the point
   * @param forbidden the reason why no stone can be placed there; empty if allowed
   */
  public String of(Point point, PointScene spot, Optional<String> forbidden) {
    boolean offered = spot.opening() == PointScene.Opening.OFFERED;
    boolean numbered = !spot.label().isEmpty();
    List<String> parts = new ArrayList<>();
    parts.add(point.toString());
    parts.add(
        spot.stone()
            .map(stone -> texts.of(stone == Stone.BLACK ? "point.black" : "point.white"))
            .orElse(texts.of("point.vacant")));
    add(parts, numbered && spot.stone().isPresent(), "point.move", spot.label());
    add(parts, spot.pending().isPresent(), "point.pending");
    add(parts, spot.last(), "point.last");
    add(parts, spot.winning(), "point.winning");
    add(parts, spot.hint(), "point.hint");
    add(
        parts,
        !spot.mark().isEmpty(),
        "point.mark",
        texts.orElse("mark." + spot.mark(), spot.mark()));
    add(parts, offered, "point.offered", spot.label());
    add(parts, numbered && !offered && spot.ghost().isPresent(), "point.expected", spot.label());
    add(
        parts,
        spot.opening() == PointScene.Opening.REGION && spot.stone().isEmpty(),
        "point.region");
    add(parts, spot.heat() > 0, "point.heat", spot.heat());
    forbidden.ifPresent(parts::add);
    return String.join(texts.of("point.between"), parts);
  }

  private void add(List<String> parts, boolean said, String key, Object... arguments) {
    if (said) {
      parts.add(texts.of(key, arguments));
    }
  }
}
