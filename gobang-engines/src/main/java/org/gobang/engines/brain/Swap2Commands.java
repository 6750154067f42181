package org.gobang.engines.brain;

import java.util.List;
import java.util.stream.Collectors;
import org.gobang.api.Keyword;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.engines.gomocup.Swap2Choice;

/**
 * Answers the commands for the opening rule swap2: {@code SWAP2BOARD} of Gomocup and the three
 * commands of Yixin-Board.
 */
final class Swap2Commands {

  private Swap2Commands() {}

  /**
   * Returns the answer to a command.
   *
   * @param command one of these
   * @param opening the opening at its beginning
   * @param stones the stones so far
   * @return the lines of the answer
   * @throws RefusedException if there is nothing to decide with this number of stones
   */
  static List<String> answer(ManagerCommand command, OpeningDialogue opening, List<Point> stones)
      throws InterruptedException {
    return command.name().equals("SWAP2BOARD")
        ? List.of(board(opening, stones))
        : step(command, opening, stones);
  }

  private static String board(OpeningDialogue opening, List<Point> stones)
      throws InterruptedException {
    List<Point> answer;
    switch (stones.size()) {
      case 0 -> answer = opening.points(Swap2Choice.FIRST_STONES, 0);
      case Swap2Choice.FIRST_STONES, Swap2Choice.ALL_STONES ->
          answer = opening.points(choice(opening, stones).stones(), 0);
      default ->
          throw new RefusedException(
              "SWAP2BOARD comes with 0, 3 or 5 stones, not with " + stones.size());
    }
    return answer.isEmpty()
        ? "SWAP"
        : answer.stream().map(opening::text).collect(Collectors.joining(" "));
  }

  private static List<String> step(
      ManagerCommand command, OpeningDialogue opening, List<Point> stones)
      throws InterruptedException {
    YixinMessages messages = new YixinMessages("SWAP2", opening.size());
    int step = command.step();
    if (step == 1) {
      return messages.moves(1, opening.points(Swap2Choice.FIRST_STONES, 0));
    }
    command.checkStones(step == 2 ? Swap2Choice.FIRST_STONES : Swap2Choice.ALL_STONES, stones);
    Swap2Choice choice = choice(opening, stones);
    return choice == Swap2Choice.ADD_TWO
        ? messages.moves(stones.size() + 1, opening.points(choice.stones(), 0))
        // If it takes White, Yixin-Board requests its stone by BOARD.
        : List.of(messages.swap(step - 1, choice == Swap2Choice.TAKE_BLACK));
  }

  private static Swap2Choice choice(OpeningDialogue opening, List<Point> stones)
      throws InterruptedException {
    opening.put(stones.subList(0, Swap2Choice.FIRST_STONES));
    Swap2Choice longest = Swap2Choice.ADD_TWO;
    if (stones.size() > Swap2Choice.FIRST_STONES) {
      opening.choose(Swap2Choice.ADD_TWO.word());
      opening.put(stones.subList(Swap2Choice.FIRST_STONES, stones.size()));
      longest = Swap2Choice.TAKE_WHITE;
    }
    return Keyword.find(Swap2Choice.values(), opening.choice(longest.stones())).orElseThrow();
  }
}
