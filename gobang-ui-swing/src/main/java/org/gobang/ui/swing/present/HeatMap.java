package org.gobang.ui.swing.present;

import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.player.Weights;
import org.gobang.api.render.WhoPlays;

/** What points are worth to somebody: the computer that thinks, or a player that is asked. */
public final class HeatMap implements AutoCloseable {

  /** Whose weights are shown. */
  public sealed interface Source {

    /** Whose need no asking. */
    enum Unasked implements Source {
      /** Nobody's. */
      NOBODY,
      /** Those of the computer that thinks in the game. */
      THINKER
    }

    /** Those of a player that is asked about each position. */
    record Asked(WhoPlays who) implements Source {}
  }

  private final Advice advice;
  private final Consumer<String> told;
  private Source source = Source.Unasked.NOBODY;
  private Optional<Weights> weights = Optional.empty();

  /**
   * A heat map of nobody.
   *
   * @param told whenever there is an answer: with why there are no weights, or an empty sentence
   */
  HeatMap(Advice advice, Consumer<String> told) {
    this.advice = advice;
    this.told = told;
  }

  /** Whose weights are shown. */
  public Source source() {
    return source;
  }

  /** What was last told by a player that was asked. */
  Optional<Weights> told() {
    return weights;
  }

  void show(Source next, Optional<Position> position) {
    source = next;
    forget();
    position.ifPresent(this::ask);
  }

  /** The position is another one: what was said of the last counts no more. */
  void moved(Position position) {
    forget();
    ask(position);
  }

  private void forget() {
    advice.close();
    weights = Optional.empty();
  }

  private void ask(Position position) {
    if (source instanceof Source.Asked asked && !position.over()) {
      advice.ask(
          asked.who(),
          position,
          said -> {
            weights = said.weights();
            told.accept(said.sentence());
          });
    }
  }

  Optional<Heat> heat(Optional<Thinking> thinking) {
    Optional<Weights> shown =
        source == Source.Unasked.THINKER ? thinking.flatMap(Thinking::weights) : weights;
    return shown.map(Heat::of);
  }

  @Override
  public void close() {
    advice.close();
  }
}
