package org.gobang.testkit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;

/** Boards for tests of players: boards of all available rules, and one with unknown rules. */
public final class TestBoards {

  private static final List<Integer> SIZES = List.of(5, 20, 25);
  private static final UnknownRules STRANGE = new UnknownRules();

  private TestBoards() {}

  /**
   * Returns empty boards of all rules found by the {@link ServiceLoader}, in the default size and
   * in the sizes 5, 20 and 25 if supported, and a board with unknown rules, as a plugin may add
   * them.
   *
   * @return boards before the first move
   */
  public static List<Board> all() {
    List<Board> boards = new ArrayList<>();
    for (BoardProvider rules : found()) {
      Set<Integer> sizes = new LinkedHashSet<>(List.of(rules.defaultSize()));
      sizes.addAll(SIZES);
      sizes.forEach(size -> create(rules::create, Start.empty(size)).ifPresent(boards::add));
    }
    boards.add(STRANGE.create(Start.empty(STRANGE.defaultSize())));
    return List.copyOf(boards);
  }

  /**
   * Returns an empty board.
   *
   * @param rules the id of available rules, for example {@code renju}
   * @param size the board size
   * @return the board
   * @throws RefusedException if the rules do not exist or do not support the size
   */
  public static Board empty(String rules, int size) {
    BoardProvider provider =
        rules(rules)
            .orElseThrow(
                () ->
                    new RefusedException(
                        "no rules " + rules + " are found here: there are " + ids()));
    return provider.create(Start.empty(size));
  }

  /** Returns the rules with an id, if available. */
  static Optional<BoardProvider> rules(String id) {
    return Stream.concat(found().stream(), Stream.of(STRANGE))
        .filter(rules -> rules.id().equals(id))
        .findFirst();
  }

  /** Returns a board, unless its rules do not support the size or the set-up. */
  static Optional<Board> create(Function<Start, Board> rules, Start start) {
    try {
      return Optional.of(rules.apply(start));
    } catch (RefusedException hasNoSuchBoard) {
      return Optional.empty();
    }
  }

  static List<BoardProvider> found() {
    return ServiceLoader.load(BoardProvider.class, TestBoards.class.getClassLoader()).stream()
        .map(ServiceLoader.Provider::get)
        .toList();
  }

  private static String ids() {
    return found().stream().map(BoardProvider::id).collect(Collectors.joining(", "));
  }
}
