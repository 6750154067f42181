package org.gobang.launcher.position;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a list of points, written as moves are. */
final class PointsConverter implements ITypeConverter<List<Point>> {

  @Override
  public List<Point> convert(String text) {
    List<Point> points = new ArrayList<>();
    try {
      for (Move move : MoveText.parse(text, Stone.BLACK)) {
        if (!(move instanceof Move.Place place)) {
          throw new TypeConversionException(move + " is not a point");
        }
        points.add(place.point());
      }
    } catch (RefusedException unreadable) {
      throw new TypeConversionException(String.valueOf(unreadable.getMessage()));
    }
    return points;
  }
}
