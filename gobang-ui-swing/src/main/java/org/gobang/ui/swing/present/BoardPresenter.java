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
import org.gobang.presentation.board.BoardScene;
import org.gobang.presentation.board.PointScene;

/**
 * The presenter of the board, with the pointer, the keyboard focus and an unconfirmed move. It
 * notifies its listener of changed points.
 */
public final class BoardPresenter {

  private final Consumer<Point> plays;
  private final Preferences preferences;
  private final UnconfirmedMove pending;
  private final PointerAndFocus input = new PointerAndFocus();
  private BoardListener listener = BoardListener.NONE;
  private Consumer<Point> asks = point -> {};
  private Runnable leaves = () -> {};
  private BoardScene scene = BoardScene.empty(15);

  /**
   * Creates a presenter with an empty board.
   *
   * @param plays plays a move of the user
   * @param preferences the preferences with the guard
   * @param nanos returns the time in nanoseconds
   */
  public BoardPresenter(Consumer<Point> plays, Preferences preferences, LongSupplier nanos) {
    this.plays = plays;
    this.preferences = preferences;
    this.pending = new UnconfirmedMove(MoveConfirmation.in(preferences), nanos);
  }

  /** Sets the listener, which is notified of changes. */
  public void listener(BoardListener next) {
    listener = next;
  }

  /**
   * Sets the handlers of questions about points.
   *
   * @param asked receives the point of a question
   * @param left called when the answer is dismissed
   */
  public void onQuestions(Consumer<Point> asked, Runnable left) {
    asks = asked;
    leaves = left;
  }

  /** Returns the board size. */
  public int size() {
    return scene.size();
  }

  /** Returns the board without pointer, focus and unconfirmed move. */
  public BoardScene scene() {
    return scene;
  }

  /** Returns the appearance of a point. */
  public PointScene spot(Point point) {
    PointScene held = pending.on(point, scene.spot(point));
    boolean hovered =
        input.hover().filter(point::equals).isPresent() && scene.admits(point) && !pending.runs();
    PointScene spot = scene.hand().filter(any -> hovered).map(held::hovered).orElse(held);
    return input.focus().filter(point::equals).isPresent()
        ? spot.change().focused(true).build()
        : spot;
  }

  /**
   * Returns the reason that a point is forbidden for Black, or empty if it is allowed or forbidden
   * points are not shown.
   */
  public Optional<String> forbidden(Point point) {
    return Optional.ofNullable(scene.forbidden().get(point));
  }

  /**
   * Returns the message on the board, if any: the reason for refusing a move or a possible move.
   */
  public Optional<PointMessage> bubble() {
    Optional<PointMessage> warning =
        input.point().flatMap(at -> forbidden(at).map(why -> new PointMessage(at, why)));
    return input.message().or(() -> warning);
  }

  /** Returns the point with the keyboard focus. */
  public Optional<Point> focus() {
    return input.focus();
  }

  /** Sets the board. */
  public void show(BoardScene next) {
    boolean other = next.size() != scene.size() || next.wraps() != scene.wraps();
    if (other) {
      input.reset();
    }
    boolean redrawn =
        other
            || !next.line().equals(scene.line())
            || !next.area().equals(scene.area())
            || !next.connections().equals(scene.connections());
    boolean sameStones = next.sameStones(scene);
    boolean sameTurn = sameStones && next.hand().equals(scene.hand());
    boolean won = scene.line().isEmpty() && !next.line().isEmpty();
    // A stone that could be removed has already been animated.
    Optional<Point> put =
        next.newest(scene).filter(at -> pending.point().filter(at::equals).isEmpty());
    update(
        () -> {
          scene = next;
          if (!sameStones) {
            input.clearMessage();
          }
          if (!sameTurn) {
            pending.drop();
          }
        });
    if (redrawn) {
      listener.changed();
    }
    put.ifPresent(listener::stonePut);
    if (won && !other) {
      listener.lineWon();
    }
  }

  /** Returns the point of the last stone, or empty before the first one. */
  public Optional<Point> last() {
    return scene.spots().entrySet().stream()
        .filter(entry -> entry.getValue().last())
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** Handles a pointer move to a point, or off the points. */
  public void hover(Optional<Point> at) {
    if (!at.equals(input.hover())) {
      update(() -> input.hover(at));
    }
  }

  /** Handles a click on a point. */
  public void click(Point at) {
    unfocus();
    put(at);
  }

  /** Handles a question about a point. */
  public void ask(Point at) {
    asks.accept(at);
  }

  /** Handles a question about the focused point, or otherwise about the point under the pointer. */
  public void askFocus() {
    input.focus().or(input::hover).ifPresent(this::ask);
  }

  /** Handles a click outside all points, which cancels an unconfirmed move. */
  public void clickBeside() {
    if (!pending.runs()) {
      escape();
    }
  }

  /** Plays a move, or holds it until it is confirmed. An illegal move is refused immediately. */
  private void put(Point at) {
    Optional<Stone> hand = scene.hand().filter(any -> scene.admits(at));
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

  /** Returns the guard against accidental moves. */
  public MoveConfirmation guard() {
    return pending.guard();
  }

  /** Sets the guard and saves it as a preference. */
  public void guard(MoveConfirmation next) {
    preferences.put(MoveConfirmation.KEY, next.word());
    update(() -> pending.guard(next));
  }

  /** Cancels the held move, if any, and returns whether there was one. */
  public boolean undo() {
    return updated(pending::drop);
  }

  /**
   * Plays the held move if the time for removing it is over. Call this method several times per
   * second while a move is held.
   */
  public void tick() {
    updated(pending::pass).ifPresent(plays);
  }

  /**
   * Moves the keyboard focus by columns and rows, starting at the pointer or otherwise in the
   * centre.
   */
  public void moveFocus(int columns, int rows) {
    focusOn(input.moved(columns, rows, size()));
  }

  /** Moves the keyboard focus to a point. */
  public void focusOn(Point next) {
    update(() -> input.focus(next));
  }

  /** Places a stone on the focused point. Without focus, confirms the held move. */
  public void playFocus() {
    input
        .focus()
        .or(() -> pending.runs() ? Optional.empty() : pending.point())
        .ifPresent(
            at -> {
              update(input::clearMessage);
              put(at);
            });
  }

  /** Cancels the held move. Without one, removes the focus, the message and the answer. */
  public void escape() {
    if (!undo()) {
      unfocus();
      leaves.run();
    }
  }

  /** Removes the focus and the message. */
  void unfocus() {
    update(input::unfocus);
  }

  /** Shows a message at a point until the pointer or the focus moves. */
  public void say(Point point, String sentence) {
    update(() -> input.say(new PointMessage(point, sentence)));
  }

  /** Removes the message. */
  void hush() {
    update(input::clearMessage);
  }

  private void update(Runnable change) {
    updated(
        () -> {
          change.run();
          return true;
        });
  }

  private <T> T updated(Supplier<T> change) {
    Map<Point, PointScene> before = spots();
    Optional<PointMessage> bubbleBefore = bubble();
    boolean ranBefore = pending.runs();
    T answer = change.get();
    Map<Point, PointScene> after = spots();
    Set<Point> changed = new HashSet<>(before.keySet());
    changed.addAll(after.keySet());
    changed.removeIf(
        point ->
            before
                .getOrDefault(point, PointScene.BARE)
                .equals(after.getOrDefault(point, PointScene.BARE)));
    if (!changed.isEmpty()) {
      listener.changed(changed);
    }
    if (!bubbleBefore.equals(bubble())) {
      listener.bubbleChanged();
    }
    if (ranBefore != pending.runs()) {
      listener.ticks(!ranBefore);
    }
    return answer;
  }

  private Map<Point, PointScene> spots() {
    Map<Point, PointScene> spots = new HashMap<>(scene.spots());
    for (Optional<Point> touched : List.of(input.hover(), input.focus(), pending.point())) {
      touched.ifPresent(point -> spots.put(point, spot(point)));
    }
    return spots;
  }
}
