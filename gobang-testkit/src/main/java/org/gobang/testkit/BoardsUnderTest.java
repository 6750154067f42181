package org.gobang.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.gobang.api.OptionValues;
import org.gobang.api.ProviderSpec;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;

/**
 * The boards of a test: positions of random games, which are the same in every run, and set-ups.
 *
 * @param provider the provider of the boards
 * @param options the option values by key
 * @param sizes the supported board sizes
 */
record BoardsUnderTest(BoardProvider provider, Map<String, String> options, List<Integer> sizes) {

  static final Promise CREATE =
      new Promise(
          "BoardProvider.create",
          "a board with no moves yet, or a RefusedException whose sentence says what there is");

  private static final int GAMES = 3;
  private static final long SEED = 5;

  /** Creates a board with the option values of the test. */
  Board create(Start start) {
    return options.isEmpty() ? provider.create(start) : provider.create(values(), start);
  }

  private OptionValues values() {
    return OptionValues.of(provider.options(), options);
  }

  /**
   * Returns the expected value of {@link Board#rules}: the id of the rules and the options with
   * values other than the default.
   */
  String rules() {
    return ProviderSpec.of(provider.id(), provider.options(), values()).toString();
  }

  /** Returns an empty board of each size. */
  List<Board> starts() {
    return sizes.stream().map(this::start).toList();
  }

  private Board start(int size) {
    String what = "create for " + size + " lines, one of sizes()";
    return CREATE.given(() -> create(Start.empty(size)), what);
  }

  /** Returns every position of each game, in order. */
  List<List<Board>> games() {
    Random random = new Random(SEED);
    List<List<Board>> games = new ArrayList<>();
    for (Board start : starts()) {
      for (int i = 0; i < GAMES; i++) {
        games.add(RandomGame.from(start, random));
      }
    }
    return games;
  }

  /** Returns a position from the middle of each game. */
  List<Board> middles() {
    return games().stream().map(game -> game.get(game.size() / 2)).toList();
  }

  /** Returns the last position of each finished game. */
  List<Board> ends() {
    return games().stream()
        .map(game -> game.get(game.size() - 1))
        .filter(board -> !(board.outcome() instanceof Outcome.Undecided))
        .toList();
  }

  /** Returns a board of each set-up that the rules support. */
  List<Board> setUps() {
    return sizes.stream()
        .flatMap(size -> TestSetUps.on(size).stream())
        .flatMap(start -> TestBoards.create(this::create, start).stream())
        .toList();
  }

  /**
   * Returns boards of all kinds: before the first move, in the middle and at the end of games, and
   * with set-ups.
   */
  List<Board> all() {
    return Stream.of(starts(), middles(), ends(), setUps()).flatMap(List::stream).toList();
  }
}
