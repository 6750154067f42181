package org.gobang.ui.swing.present;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.gobang.api.Point;
import org.gobang.api.Stone;

/**
 * What stands on each point of the board, the pointer and the keyboard included; and which points
 * are to be painted anew when something changes.
 */
public final class BoardPresenter {

  /** Where the board is seen. */
  public interface View {

    /** These points look different now. */
    void changed(Set<Point> points);

    /** Everything looks different now. */
    void changed();

    /** What is said on the board is another thing now. */
    void said();
  }

  /** A sentence about a point. */
  public record Bubble(Point point, String sentence) {}

  private final Consumer<Point> plays;
  private View view =
      new View() {
        @Override
        public void changed(Set<Point> points) {}

        @Override
        public void changed() {}

        @Override
        public void said() {}
      };
  private Scene scene = Scene.empty(15);
  private Optional<Point> hover = Optional.empty();
  private Optional<Point> focus = Optional.empty();
  private Optional<Bubble> told = Optional.empty();

  /**
   * An empty board.
   *
   * @param plays told where the person wants to move
   */
  public BoardPresenter(Consumer<Point> plays) {
    this.plays = plays;
  }

  /** Has a view told of what changes. */
  public void seenBy(View next) {
    view = next;
  }

  /** The lines of a side. */
  public int size() {
    return scene.size();
  }

  /** The line that won; empty before. */
  public List<Point> line() {
    return scene.line();
  }

  /** What is to be seen on a point. */
  public Spot spot(Point point) {
    Spot spot = scene.spot(point);
    if (hover.filter(point::equals).isPresent() && spot.stone().isEmpty()) {
      Optional<Stone> hand = scene.hand();
      if (hand.isPresent()) {
        spot = spot.hovered(hand.get());
      }
    }
    return focus.filter(point::equals).isPresent() ? spot.withFocus() : spot;
  }

  /** What is to be said on the board: why a stone was refused, or why it would be. */
  public Optional<Bubble> bubble() {
    Optional<Point> looksAt = hover.isPresent() ? hover : focus;
    return told.isPresent()
        ? told
        : looksAt.flatMap(
            point ->
                Optional.ofNullable(scene.forbidden().get(point))
                    .map(sentence -> new Bubble(point, sentence)));
  }

  /** Where the keyboard is. */
  public Optional<Point> focus() {
    return focus;
  }

  /** Shows another board. */
  public void show(Scene next) {
    boolean other = next.size() != scene.size();
    if (other) {
      focus = Optional.empty();
      hover = Optional.empty();
      told = Optional.empty();
    }
    boolean lineChanged = !next.line().equals(scene.line());
    update(() -> scene = next);
    if (other || lineChanged) {
      view.changed();
    }
  }

  /** The pointer is at a point, or at none. */
  public void hover(Optional<Point> at) {
    if (!at.equals(hover)) {
      update(
          () -> {
            hover = at;
            told = Optional.empty();
          });
    }
  }

  /** The person clicked on a point. */
  public void click(Point at) {
    update(
        () -> {
          told = Optional.empty();
          focus = Optional.empty();
        });
    plays.accept(at);
  }

  /** Moves the keyboard; the first time it begins where the pointer is, or in the middle. */
  public void moveFocus(int columns, int rows) {
    Point middle = new Point(size() / 2, size() / 2);
    Point next =
        focus
            .map(
                at ->
                    new Point(
                        Math.floorMod(at.column() + columns, size()),
                        Math.floorMod(at.row() + rows, size())))
            .orElse(hover.orElse(middle));
    update(
        () -> {
          hover = Optional.empty();
          told = Optional.empty();
          focus = Optional.of(next);
        });
  }

  /** Moves to where the keyboard is. */
  public void playFocus() {
    focus.ifPresent(
        at -> {
          update(() -> told = Optional.empty());
          plays.accept(at);
        });
  }

  /** Forgets what was said, and where the keyboard was. */
  public void escape() {
    update(
        () -> {
          told = Optional.empty();
          focus = Optional.empty();
        });
  }

  /** Says something about a point until the pointer or the keyboard moves on. */
  public void say(Point point, String sentence) {
    update(() -> told = Optional.of(new Bubble(point, sentence)));
  }

  private void update(Runnable change) {
    Map<Point, Spot> before = spots();
    Optional<Bubble> saidBefore = bubble();
    change.run();
    Map<Point, Spot> after = spots();
    Set<Point> changed = new HashSet<>(before.keySet());
    changed.addAll(after.keySet());
    changed.removeIf(
        point ->
            before.getOrDefault(point, Spot.BARE).equals(after.getOrDefault(point, Spot.BARE)));
    if (!changed.isEmpty()) {
      view.changed(changed);
    }
    if (!saidBefore.equals(bubble())) {
      view.said();
    }
  }

  private Map<Point, Spot> spots() {
    Map<Point, Spot> spots = new HashMap<>(scene.spots());
    hover.ifPresent(point -> spots.put(point, spot(point)));
    focus.ifPresent(point -> spots.put(point, spot(point)));
    return spots;
  }
}
