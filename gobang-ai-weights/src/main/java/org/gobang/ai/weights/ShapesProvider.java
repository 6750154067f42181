package org.gobang.ai.weights;

/** The strategy of <i>电脑下棋算法设计</i>. */
public final class ShapesProvider extends WeightProvider<ShapeTable> {

  private static final String TABLE_HEAD =
      """
      # The weights of shapes for the point that makes a shape of two, three and four stones,
      # and of five without and with a gap. Live: both ends are open; dead: one end; half: with a gap.
      """;

  /** Creates the provider for the service loader. */
  public ShapesProvider() {
    super("shapes", 420, ShapeTable.PUBLISHED, TABLE_HEAD);
  }

  @Override
  public int priority() {
    return 10;
  }

  @Override
  Weigher weigher(ShapeTable table) {
    return new ShapeWeigher(table);
  }
}
