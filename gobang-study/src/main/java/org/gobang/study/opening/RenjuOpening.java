package org.gobang.study.opening;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import org.gobang.api.Keyword;
import org.gobang.api.Label;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.BoardSymmetry;
import org.gobang.api.board.Start;

/**
 * The 26 openings of renju: the first stone in the centre, the second next to it, directly (13) or
 * diagonally (13), and the third at most two lines from the centre. Openings that are symmetric
 * images of each other count as one.
 *
 * <p>The numbers and names are those of the Renju International Federation (<a
 * href="https://www.renju.net">renju.net</a>).
 */
public enum RenjuOpening implements Keyword {
  /** Kansei: 寒星, h8 h9 h10. */
  KANSEI("1D", 0, 0, 2),

  /** Keigetsu: 渓月, h8 h9 i10. */
  KEIGETSU("2D", 0, 1, 2),

  /** Sosei: 疎星, h8 h9 j10. */
  SOSEI("3D", 0, 2, 2),

  /** Kagetsu: 花月, h8 h9 i9. */
  KAGETSU("4D", 0, 1, 1),

  /** Zangetsu: 残月, h8 h9 j9. */
  ZANGETSU("5D", 0, 2, 1),

  /** Ugetsu: 雨月, h8 h9 i8. */
  UGETSU("6D", 0, 1, 0),

  /** Kinsei: 金星, h8 h9 j8. */
  KINSEI("7D", 0, 2, 0),

  /** Shogetsu: 松月, h8 h9 h7. */
  SHOGETSU("8D", 0, 0, -1),

  /** Kyugetsu: 丘月, h8 h9 i7. */
  KYUGETSU("9D", 0, 1, -1),

  /** Shingetsu: 新月, h8 h9 j7. */
  SHINGETSU("10D", 0, 2, -1),

  /** Zuisei: 瑞星, h8 h9 h6. */
  ZUISEI("11D", 0, 0, -2),

  /** Sangetsu: 山月, h8 h9 i6. */
  SANGETSU("12D", 0, 1, -2),

  /** Yusei: 遊星, h8 h9 j6. */
  YUSEI("13D", 0, 2, -2),

  /** Chosei: 長星, h8 i9 j10. */
  CHOSEI("1I", 1, 2, 2),

  /** Kyogetsu: 峡月, h8 i9 j9. */
  KYOGETSU("2I", 1, 2, 1),

  /** Kosei: 恒星, h8 i9 j8. */
  KOSEI("3I", 1, 2, 0),

  /** Suigetsu: 水月, h8 i9 j7. */
  SUIGETSU("4I", 1, 2, -1),

  /** Ryusei: 流星, h8 i9 j6. */
  RYUSEI("5I", 1, 2, -2),

  /** Ungetsu: 雲月, h8 i9 i8. */
  UNGETSU("6I", 1, 1, 0),

  /** Hogetsu: 浦月, h8 i9 i7. */
  HOGETSU("7I", 1, 1, -1),

  /** Rangetsu: 嵐月, h8 i9 i6. */
  RANGETSU("8I", 1, 1, -2),

  /** Gingetsu: 銀月, h8 i9 h7. */
  GINGETSU("9I", 1, 0, -1),

  /** Myojo: 明星, h8 i9 h6. */
  MYOJO("10I", 1, 0, -2),

  /** Shagetsu: 斜月, h8 i9 g7. */
  SHAGETSU("11I", 1, -1, -1),

  /** Meigetsu: 名月, h8 i9 g6. */
  MEIGETSU("12I", 1, -1, -2),

  /** Suisei: 彗星, h8 i9 f6. */
  SUISEI("13I", 1, -2, -2);

  /** The number of moves in an opening. */
  public static final int MOVES = 3;

  /** The third stone is at most two points from the centre. */
  private static final int FEWEST_LINES = 5;

  private static final String BUNDLE = "org.gobang.study.opening.RenjuOpenings";

  private final String number;

  /** The column of the second stone relative to the centre. Its row is one above the centre. */
  private final int second;

  private final int thirdColumn;
  private final int thirdRow;

  RenjuOpening(String number, int second, int thirdColumn, int thirdRow) {
    this.number = number;
    this.second = second;
    this.thirdColumn = thirdColumn;
    this.thirdRow = thirdRow;
  }

  /**
   * Returns the opening of a game.
   *
   * @param start the board before the first move
   * @param all moves; choices among them are ignored
   * @return the opening; empty for other stones, or for a set-up position
   */
  public static Optional<RenjuOpening> of(Start start, List<Move> all) {
    List<Move> moves =
        all.stream().filter(move -> !(move instanceof Move.Choose)).limit(MOVES).toList();
    if (start.size() % 2 == 0
        || start.size() < FEWEST_LINES
        || !start.stones().isEmpty()
        || moves.size() < MOVES) {
      return Optional.empty();
    }
    Stone[] colours = {Stone.BLACK, Stone.WHITE, Stone.BLACK};
    for (int i = 0; i < colours.length; i++) {
      if (!(moves.get(i) instanceof Move.Place place) || place.stone() != colours[i]) {
        return Optional.empty();
      }
    }
    List<Point> points = moves.stream().map(move -> ((Move.Place) move).point()).toList();
    return Stream.of(values()).filter(each -> each.isAt(points, start.size())).findFirst();
  }

  /** Returns whether the stones are on the points of this opening, or on an image of them. */
  private boolean isAt(List<Point> stones, int size) {
    int centre = size / 2;
    List<Point> own =
        List.of(
            new Point(centre, centre),
            new Point(centre + second, centre + 1),
            new Point(centre + thirdColumn, centre + thirdRow));
    return Stream.of(BoardSymmetry.values())
        .anyMatch(each -> stones.stream().map(point -> each.of(point, size)).toList().equals(own));
  }

  /**
   * Returns the name of the opening.
   *
   * @param language English or Chinese
   * @return the name, such as {@code Kagetsu 花月}, and its number and meaning
   */
  public Label label(Locale language) {
    ResourceBundle names = ResourceBundle.getBundle(BUNDLE, language);
    return new Label(names.getString(word()), number + ", " + names.getString(word() + ".means"));
  }
}
