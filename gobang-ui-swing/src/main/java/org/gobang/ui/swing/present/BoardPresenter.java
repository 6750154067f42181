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
 * The board as it is shown, with the pointer, the keyboard focus and a move that is not confirmed
 * yet. A change notifies the listener of the points that look different.
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
   * An empty board.
   *
   * @param plays plays a move of the person
   * @param preferences contain the guard
   * @param nanos the time in nanoseconds
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
   * Sets what becomes of questions about points.
   *
   * @param asked receives the point that the person asks about
   * @param left run when the person wants the answer no longer
   */
  public void onQuestions(Consumer<Point> asked, Runnable left) {
    asks = asked;
    leaves = left;
  }

  /** The lines of a side. */
  public int size() {
    return scene.size();
  }

  /** The board without pointer, focus and unconfirmed move. */
  public BoardScene scene() {
    return scene;
  }

  /** What a point shows. */
  public PointScene spot(Point point) {
    PointScene spot = pending.on(point, scene.spot(point));
    boolean free = scene.admits(point) && !pending.runs();
    if (free && input.hover().filter(point::equals).isPresent()) {
      Optional<Stone> hand = scene.hand();
      if (hand.isPresent()) {
        spot = spot.hovered(hand.get());
      }
    }
    return input.focus().filter(point::equals).isPresent()
        ? spot.change().focused(true).build()
        : spot;
  }

  /** Why a move of Black to a point is forbidden, if it is and that is shown. */
  public Optional<String> forbidden(Point point) {
    return Optional.ofNullable(scene.forbidden().get(point));
  }

  /** The message on the board: why a move was refused, or would be. */
  public Optional<PointMessage> bubble() {
    return input
        .message()
        .or(
            () ->
                input
                    .point()
                    .flatMap(at -> forbidden(at).map(sentence -> new PointMessage(at, sentence))));
  }

  /** The point with the keyboard focus. */
  public Optional<Point> focus() {
    return input.focus();
  }

  /** Shows another board. */
  public void show(BoardScene next) {
    boolean other = next.size() != scene.size() || next.wraps() != scene.wraps();
    if (other) {
      input.reset();
    }
    boolean lineChanged = !next.line().equals(scene.line());
    boolean areaChanged = !next.area().equals(scene.area());
    boolean connectionsChanged = !next.connections().equals(scene.connections());
    boolean sameStones = next.sameStones(scene);
    boolean sameTurn = sameStones && next.hand().equals(scene.hand());
    boolean won = scene.line().isEmpty() && !next.line().isEmpty();
    // A stone that could still be taken off has been seen to come down.
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
    if (other || lineChanged || areaChanged || connectionsChanged) {
      listener.changed();
    }
    put.ifPresent(listener::stonePut);
    if (won && !other) {
      listener.lineWon();
    }
  }

  /** Where the last stone stands; empty before one was put. */
  public Optional<Point> last() {
    return scene.spots().entrySet().stream()
        .filter(entry -> entry.getValue().last())
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** The pointer has moved to a point, or off the points. */
  public void hover(Optional<Point> at) {
    if (!at.equals(input.hover())) {
      update(() -> input.hover(at));
    }
  }

  /** The person clicked on a point. */
  public void click(Point at) {
    unfocus();
    put(at);
  }

  /** The person asks about a point. */
  public void ask(Point at) {
    asks.accept(at);
  }

  /** The person asks about the point with the keyboard focus, or else under the pointer. */
  public void askFocus() {
    input.focus().or(input::hover).ifPresent(this::ask);
  }

  /** The person clicked beside all points, which cancels a move that waits for a confirmation. */
  public void clickBeside() {
    if (!pending.runs()) {
      escape();
    }
  }

  /** Plays a move, or holds it for the guard; an impossible one is refused at once. */
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

  /** The guard against accidental moves. */
  public MoveConfirmation guard() {
    return pending.guard();
  }

  /** Sets the guard, and keeps it as a preference. */
  public void guard(MoveConfirmation next) {
    preferences.put(MoveConfirmation.KEY, next.word());
    update(() -> pending.guard(next));
  }

  /** Cancels the held move; returns whether there was one. */
  public boolean undo() {
    return updated(pending::drop);
  }

  /** Plays the held move if its time is over; called several times a second while one is held. */
  public void tick() {
    updated(pending::pass).ifPresent(plays);
  }

  /** Moves the keyboard focus; at first it is at the pointer, or in the middle. */
  public void moveFocus(int columns, int rows) {
    focusOn(input.moved(columns, rows, size()));
  }

  /** Moves the keyboard focus to a point. */
  public void focusOn(Point next) {
    update(() -> input.focus(next));
  }

  /** Plays at the keyboard focus; without one, confirms the held move. */
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

  /** Cancels the held move; without one, removes the focus, the message and what was answered. */
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

  /** Shows the message no longer. */
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
