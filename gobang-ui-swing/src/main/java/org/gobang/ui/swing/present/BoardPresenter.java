package org.gobang.ui.swing.present;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.workbench.Preferences;

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

    /** Until it is said that none is wanted, {@link #tick} is to be called often in a second. */
    default void ticks(boolean wanted) {}
  }

  /** A sentence about a point. */
  public record Bubble(Point point, String sentence) {}

  private final Consumer<Point> plays;
  private final Preferences preferences;
  private final Pending pending;
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
   * @param preferences where the guard is kept
   * @param nanos the clock
   */
  public BoardPresenter(Consumer<Point> plays, Preferences preferences, LongSupplier nanos) {
    this.plays = plays;
    this.preferences = preferences;
    this.pending = new Pending(Guard.in(preferences), nanos);
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

  /** The board without the pointer, the keyboard, and the stone that is not played yet. */
  public Scene scene() {
    return scene;
  }

  /** What is to be seen on a point. */
  public Spot spot(Point point) {
    Spot spot = pending.on(point, scene.spot(point));
    boolean free = spot.stone().isEmpty() && !pending.runs();
    if (free && hover.filter(point::equals).isPresent()) {
      Optional<Stone> hand = scene.hand();
      if (hand.isPresent()) {
        spot = spot.hovered(hand.get());
      }
    }
    return focus.filter(point::equals).isPresent() ? spot.withFocus() : spot;
  }

  /** Why Black may not move to a point, where that is to be told. */
  public Optional<String> forbidden(Point point) {
    return Optional.ofNullable(scene.forbidden().get(point));
  }

  /** What is to be said on the board: why a stone was refused, or why it would be. */
  public Optional<Bubble> bubble() {
    Optional<Point> looksAt = hover.isPresent() ? hover : focus;
    return told.isPresent()
        ? told
        : looksAt.flatMap(point -> forbidden(point).map(sentence -> new Bubble(point, sentence)));
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
    }
    boolean lineChanged = !next.line().equals(scene.line());
    boolean sameStones = next.sameStones(scene);
    boolean sameTurn = sameStones && next.hand().equals(scene.hand());
    update(
        () -> {
          scene = next;
          if (!sameStones) {
            told = Optional.empty();
          }
          if (!sameTurn) {
            pending.drop();
          }
        });
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
    put(at);
  }

  /** The person clicked beside all points: a ghost that waits to be confirmed is not wanted. */
  public void clickBeside() {
    if (!pending.runs()) {
      escape();
    }
  }

  /** Holds the stone where the guard says so; what cannot be a move is refused at once. */
  private void put(Point at) {
    Optional<Stone> hand = scene.hand().filter(any -> scene.spot(at).stone().isEmpty());
    boolean now =
        updated(
            () -> {
              if (hand.isEmpty()) {
                pending.drop();
              }
              return hand.map(stone -> pending.put(at, stone)).orElse(true);
            });
    if (now) {
      plays.accept(at);
    }
  }

  // ---- The guard.

  /** What keeps a slip of the hand from being a move. */
  public Guard guard() {
    return pending.guard();
  }

  /** Guards in another way, now and in runs to come. */
  public void guard(Guard next) {
    preferences.put(Guard.KEY, next.word());
    update(() -> pending.guard(next));
  }

  /** Takes the stone off that is not played yet; whether there was one. */
  public boolean undo() {
    return updated(pending::drop);
  }

  /** Time has gone by: plays the stone whose time is up. */
  public void tick() {
    updated(pending::pass).ifPresent(plays);
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
    focusOn(next);
  }

  /** Moves the keyboard to a point. */
  public void focusOn(Point next) {
    update(
        () -> {
          hover = Optional.empty();
          told = Optional.empty();
          focus = Optional.of(next);
        });
  }

  /** Moves to where the keyboard is, or plays the ghost that was clicked before. */
  public void playFocus() {
    focus
        .or(() -> pending.runs() ? Optional.empty() : pending.point())
        .ifPresent(
            at -> {
              update(() -> told = Optional.empty());
              put(at);
            });
  }

  /** Takes a stone off that is not played yet; else forgets what was said, and the keyboard. */
  public void escape() {
    if (!undo()) {
      unfocus();
    }
  }

  /** Takes the keyboard off the board, and what was said there. */
  void unfocus() {
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
    updated(
        () -> {
          change.run();
          return true;
        });
  }

  private <T> T updated(Supplier<T> change) {
    Map<Point, Spot> before = spots();
    Optional<Bubble> saidBefore = bubble();
    boolean ranBefore = pending.runs();
    T answer = change.get();
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
    if (ranBefore != pending.runs()) {
      view.ticks(!ranBefore);
    }
    return answer;
  }

  private Map<Point, Spot> spots() {
    Map<Point, Spot> spots = new HashMap<>(scene.spots());
    for (Optional<Point> touched : List.of(hover, focus, pending.point())) {
      touched.ifPresent(point -> spots.put(point, spot(point)));
    }
    return spots;
  }
}
