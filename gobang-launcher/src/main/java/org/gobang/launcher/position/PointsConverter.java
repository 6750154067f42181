package org.gobang.launcher.position;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.launcher.cli.OptionValueException;
import picocli.CommandLine.ITypeConverter;

/** Parses a list of points in the notation of moves. */
final class PointsConverter implements ITypeConverter<List<Point>> {

  @Override
  public List<Point> convert(String text) {
    List<Point> points = new ArrayList<>();
    try {
      for (Move move : MoveText.parse(text, Stone.BLACK)) {
        if (!(move instanceof Move.Place place)) {
          throw OptionValueException.of("value.points", text);
        }
        points.add(place.point());
      }
    } catch (RefusedException unreadable) {
      throw OptionValueException.of("value.points", text);
    }
    return points;
  }
}
