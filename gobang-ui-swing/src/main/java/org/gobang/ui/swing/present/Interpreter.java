package org.gobang.ui.swing.present;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.gobang.api.Label;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.newgame.Exploring;
import org.gobang.presentation.text.PlayerNames;
import org.gobang.presentation.text.Texts;

/**
 * Asks plugins what only they know, and puts it into words. Boards may take their time to tell what
 * is forbidden, so it is never used on the event thread. Keeps nothing: any thread may ask.
 */
public final class Interpreter {

  private final Workbench workbench;
  private final Texts texts;
  private final PlayerNames names;

  /** Speaks the language of the words. */
  public Interpreter(Workbench workbench, Texts texts) {
    this.workbench = workbench;
    this.texts = texts;
    this.names = new PlayerNames(workbench::plugins, texts);
  }

  /** The language that it speaks now. */
  Locale locale() {
    return texts.locale();
  }

  /** The game as it is to be shown. */
  public Position position(GameState state) {
    Board board = state.board();
    Map<Point, Stone> stones = new HashMap<>();
    for (int row = 0; row < board.size(); row++) {
      for (int column = 0; column < board.size(); column++) {
        for (Stone stone : Stone.values()) {
          if (board.at(column, row).holds(stone)) {
            stones.put(new Point(column, row), stone);
          }
        }
      }
    }
    List<Point> line = board.outcome() instanceof Outcome.Won won ? won.line() : List.<Point>of();
    return new Position(
        state,
        board.size(),
        board.toMove(),
        stones,
        line,
        state.result().isPresent() ? Map.of() : forbidden(state),
        List.of(name(state, Stone.BLACK), name(state, Stone.WHITE)),
        rules(state.record().rules()),
        state.ended().or(state::result).map(result -> ending(state, result)).orElse(""),
        Exploring.shown(state, texts).orElse(""));
  }

  private Map<Point, String> forbidden(GameState state) {
    Map<Point, Verdict.Refused> fouls = ask(() -> state.board().forbidden(Stone.BLACK), Map.of());
    Map<Point, String> sentences = new LinkedHashMap<>();
    fouls.forEach((point, why) -> sentences.put(point, sentence(state, why)));
    return sentences;
  }

  /** Why a stone was refused, in the words of the rules; the bare kind if they are gone. */
  public String sentence(GameState state, Verdict.Refused why) {
    return workbench
        .plugins()
        .board(state.record().rules())
        .map(rules -> ask(() -> rules.provider().explain(why, texts.locale()), why.kind()))
        .orElse(why.kind());
  }

  private String name(GameState state, Stone stone) {
    return name(state.seat(stone), state.seat(stone.opponent()));
  }

  /** Who plays a side: against a computer a person without a name is you. */
  public String name(Seat seat, Seat opponent) {
    return names.seat(seat, opponent);
  }

  /** What a player is called, without a level. */
  public String player(String id) {
    return names.player(id);
  }

  /** Who a record says plays: the name of a person, or of a player with its level. */
  public String recorded(String name) {
    return names.recorded(name);
  }

  /** What rules are called. */
  public String rules(String id) {
    return workbench
        .plugins()
        .board(id)
        .map(found -> label(found.provider()::label, id).name())
        .orElse(id);
  }

  /** What a plugin calls something, or its id where it fails to say. */
  public Label label(Function<Locale, Label> plugin, String id) {
    return ask(() -> plugin.apply(texts.locale()), new Label(id, ""));
  }

  /** What a plugin says, or something else where it fails: it must not take the window along. */
  static <T> T ask(Supplier<T> plugin, T otherwise) {
    try {
      return plugin.get();
    } catch (RuntimeException | Error failed) {
      return otherwise;
    }
  }

  private String ending(GameState state, Result result) {
    String key = "ending." + result.ending().word();
    if (result.winner().isEmpty()) {
      return texts.of(result.ending() == Ending.ADJUDICATED ? "draw" : key);
    }
    Stone winner = result.winner().get();
    String sentence = texts.of(key, texts.of(winner), texts.of(winner.opponent()));
    return moreToSay(state, result, winner.opponent())
        .map(more -> sentence + texts.of("sentences.between") + more)
        .orElse(sentence);
  }

  /** The kind of a foul, and what a player that failed said last. */
  private Optional<String> moreToSay(GameState state, Result result, Stone loser) {
    String more = result.words();
    boolean told =
        switch (result.ending()) {
          case FOUL, ILLEGAL, CRASHED, REFUSED, ADJUDICATED -> !more.isBlank();
          case OVERSTEPPED -> !more.isBlank() && state.seat(loser) instanceof Seat.Computer;
          case LINE, BOARD_FULL, RESIGNED, AGREED, ABANDONED -> false;
        };
    if (!told) {
      return Optional.empty();
    }
    return result.ending() == Ending.FOUL
        ? Optional.of(sentence(state, new Verdict.Refused(more, List.of(), true)))
        : Optional.of(more);
  }
}
