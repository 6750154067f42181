package org.gobang.presentation.position;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.Label;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.OpeningOption;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Seat;
import org.gobang.api.position.PositionInfo;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.support.Lists;
import org.gobang.presentation.support.PluginCall;
import org.gobang.presentation.text.MoveNumber;
import org.gobang.presentation.text.PlayerNames;
import org.gobang.presentation.text.Texts;

/**
 * Descriptions of positions for users, with facts that only plugins know. Plugins may be slow, so
 * do not use this class on the interface thread. It has no state and may be used from any other
 * thread.
 */
public final class PositionDescriber {

  private final Workbench workbench;
  private final Texts texts;
  private final BiPredicate<GameState, Stone> yours;
  private final PlayerNames names;
  private final ChoiceDescriber choices;
  private final OpeningDescriber openings;

  /** Creates a describer in the language of the texts for a reader who acts for all humans. */
  public PositionDescriber(Workbench workbench, Texts texts) {
    this(workbench, texts, (state, side) -> state.seat(side) instanceof Seat.Human);
  }

  /**
   * Creates a describer in the language of the texts that addresses the sides accepted by {@code
   * yours} as “you”.
   *
   * @param yours returns whether the reader plays a side of a game; called on any thread
   */
  public PositionDescriber(Workbench workbench, Texts texts, BiPredicate<GameState, Stone> yours) {
    this.yours = yours;
    this.workbench = workbench;
    this.texts = texts;
    this.names = new PlayerNames(workbench::plugins, texts);
    this.choices = new ChoiceDescriber(workbench, texts);
    this.openings = new OpeningDescriber(texts);
  }

  /** Returns the texts. */
  public Texts texts() {
    return texts;
  }

  /** Returns the names of players. */
  public PlayerNames names() {
    return names;
  }

  /** Returns the game as shown. */
  public ShownPosition position(GameState state) {
    Board board = state.board();
    Map<Point, Verdict.Refused> forbidden =
        state.result().isPresent()
            ? Map.of()
            : PluginCall.of(() -> board.forbidden(Stone.BLACK), Map.of());
    Map<Point, String> reasons = new HashMap<>();
    String rules = state.record().rules();
    forbidden.forEach((point, why) -> reasons.put(point, sentence(rules, why)));
    ShownPosition.Choices offered = choices.of(state);
    Optional<Result> end = state.ended().or(state::result);
    return new ShownPosition(
        state,
        board.size(),
        state.toAct(),
        board.stonesLeft(),
        offered,
        openings.of(state, offered, why -> sentence(rules, why)),
        Map.of(Stone.BLACK, board.captured(Stone.BLACK), Stone.WHITE, board.captured(Stone.WHITE)),
        board.wraps(),
        stones(board),
        board.outcome() instanceof Outcome.Won won ? won.line() : List.<Point>of(),
        forbidden,
        reasons,
        List.of(name(state, Stone.BLACK), name(state, Stone.WHITE)),
        Stream.of(state.black(), state.white())
            .map(seat -> names.strength(seat).orElse(""))
            .toList(),
        rules(rules),
        workbench
            .service(PositionInfo.class)
            .flatMap(
                positions ->
                    PluginCall.of(
                        () -> positions.opening(board, texts.locale()), Optional.<Label>empty()))
            .map(Label::name)
            .orElse(""),
        end.map(result -> ending(state, result)).orElse(""),
        end.map(result -> failure(state, result)).orElse(""),
        shown(state),
        yours(state));
  }

  private static Map<Point, Stone> stones(Board board) {
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
    return stones;
  }

  /**
   * Returns the reason for refusing a stone, as worded by the rules, or only the kind of refusal if
   * the rules were removed.
   */
  public String sentence(String rules, Verdict.Refused why) {
    return workbench
        .plugins()
        .board(rules)
        .map(
            found -> PluginCall.of(() -> found.provider().explain(why, texts.locale()), why.kind()))
        .orElse(why.kind());
  }

  private Set<Stone> yours(GameState state) {
    return Stream.of(Stone.values())
        .filter(side -> yours.test(state, side))
        .collect(Collectors.toSet());
  }

  private String name(GameState state, Stone stone) {
    Seat seat = state.seat(stone);
    return seat instanceof Seat.Human other && !yours.test(state, stone)
        ? names.recorded(other.name())
        : names.seat(seat, state.seat(stone.opponent()));
  }

  /** Returns the name of rules with their options and the opening rule. */
  public String rules(String rules) {
    return workbench
        .plugins()
        .board(rules)
        .map(found -> rules(label(found.provider()::label, rules).name(), rules))
        .orElse(rules);
  }

  private String rules(String name, String rules) {
    if (name.equals(rules)) {
      return name;
    }
    String others = OpeningOption.without(rules);
    int colon = others.indexOf(':');
    String set = colon < 0 ? name : name + " (" + others.substring(colon + 1) + ")";
    return OpeningOption.of(rules)
        .map(opening -> texts.of("rules.opening", set, texts.protocol(opening)))
        .orElse(set);
  }

  /** Returns the name of a choice; calls plugins. */
  public String choice(GameState state, String key) {
    return choices.label(state, key).name();
  }

  /** Returns a label of a plugin, or the id if the plugin fails. */
  public Label label(Function<Locale, Label> plugin, String id) {
    return PluginCall.of(() -> plugin.apply(texts.locale()), new Label(id, ""));
  }

  private String ending(GameState state, Result result) {
    String key = "ending." + result.ending().word();
    if (result.winner().isEmpty()) {
      return texts.of(result.ending() == Ending.ADJUDICATED ? "draw" : key);
    }
    Stone winner = result.winner().get();
    if (result.ending() == Ending.RULES) {
      return texts.of(key, texts.of(winner), won(state, winner, result.words().toString()));
    }
    String sentence = texts.of(key, texts.of(winner), texts.of(winner.opponent()));
    String words = result.words().toString();
    return result.ending() == Ending.FOUL && !words.isBlank()
        ? texts.all(List.of(sentence, foul(state, words)))
        : sentence;
  }

  /** Returns how a side won without a line. */
  private String won(GameState state, Stone winner, String kind) {
    Outcome.Won how = new Outcome.Won(winner, List.of(), kind);
    return workbench
        .plugins()
        .board(state.record().rules())
        .map(rules -> PluginCall.of(() -> rules.provider().explain(how, texts.locale()), kind))
        .orElse(kind);
  }

  private String foul(GameState state, String kind) {
    return sentence(state.record().rules(), new Verdict.Refused(kind, List.of(), true));
  }

  /** Returns the last report of a failed player. */
  private String failure(GameState state, Result result) {
    return switch (result.ending()) {
      case ILLEGAL, CRASHED, EXITED, REFUSED, ADJUDICATED -> result.words().in(texts.locale());
      case OVERSTEPPED -> isComputers(state, result) ? result.words().in(texts.locale()) : "";
      case LINE, RULES, BOARD_FULL, FOUL, RESIGNED, AGREED, ABANDONED -> "";
    };
  }

  private static boolean isComputers(GameState state, Result result) {
    return state.seat(result.winner().orElseThrow().opponent()) instanceof Seat.Computer;
  }

  /** Returns a text such as {@code Looking at move 12 of 30.}; empty at the latest position. */
  private String shown(GameState state) {
    if (!state.looksElsewhere() && (!state.explored() || state.ended().isPresent())) {
      return "";
    }
    List<Integer> path = state.path();
    List<Integer> line = state.line();
    int number = MoveNumber.of(state, path);
    if (!Lists.startsWith(line, path)) {
      return texts.of("shown.variation", number);
    }
    return path.isEmpty()
        ? texts.of("shown.start", MoveNumber.of(state, line))
        : texts.of("shown.move", number, MoveNumber.of(state, line));
  }
}
