package org.gobang.engines.brain;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;

/** Answers the six commands of Yixin-Board for the opening rule Soosõrv-8. */
final class SoosorvCommands {

  /** The name of the opening rule. */
  static final String OPENING = "soosorv-8";

  private static final int FIRST_STONES = 3;
  private static final int MOST_FIFTHS = 8;
  private static final String SWAP = "swap";
  private static final String FIFTHS = "fifths-";

  private final ManagerCommand command;
  private final OpeningDialogue opening;
  private final List<Point> stones;
  private final YixinMessages messages;

  /**
   * Creates the handler of one command.
   *
   * @param command the command, which ends with the number of the step; the number of the fifth
   *     moves follows in some
   * @param opening the opening at its beginning
   * @param stones the stones of the command
   */
  SoosorvCommands(ManagerCommand command, OpeningDialogue opening, List<Point> stones) {
    this.command = command;
    this.opening = opening;
    this.stones = stones;
    this.messages = new YixinMessages("SOOSORV", opening.size());
  }

  /**
   * Returns the answer to the command.
   *
   * @return the lines of the answer
   * @throws RefusedException if the stones or the number of fifth moves do not fit the step
   */
  List<String> answer() throws InterruptedException {
    return switch (command.step()) {
      case 1 -> messages.moves(1, opening.points(FIRST_STONES, 0));
      case 2 -> {
        putStones(FIRST_STONES);
        yield List.of(messages.swap(1, opening.choice(0).equals(SWAP)));
      }
      case 3 -> List.of(fourthStone());
      case 4 -> {
        putStones(FIRST_STONES + 1);
        opening.choose(FIFTHS + declared());
        yield List.of(messages.swap(2, opening.choice(0).equals(SWAP)));
      }
      case 5 -> offer();
      default -> List.of(pick());
    };
  }

  private void putStones(int count) {
    command.checkStones(count, stones);
    opening.put(stones);
  }

  /**
   * Answers with the fourth stone, after which the colours are settled and the player continues.
   */
  private String fourthStone() throws InterruptedException {
    putStones(FIRST_STONES);
    opening.choose(SWAP);
    String stone = messages.text(opening.points(1, 1).get(0));
    return messages.line("MOVE4", stone + " " + opening.choice(0).substring(FIFTHS.length()));
  }

  private List<String> offer() throws InterruptedException {
    putStones(FIRST_STONES + 1);
    int fifths = declared();
    opening.choose(FIFTHS + fifths);
    opening.choose(SWAP);
    List<String> lines = new ArrayList<>(List.of(messages.line("MOVE5", "REFRESH")));
    for (Point point : opening.points(fifths, 0)) {
      lines.add(messages.line("MOVE5", messages.text(point)));
    }
    lines.add(messages.line("MOVE5", "DONE"));
    return lines;
  }

  private int declared() {
    return fifths(command.rest());
  }

  /**
   * Answers with the chosen point. The stones after the fourth one are the points offered by the
   * opponent.
   */
  private String pick() throws InterruptedException {
    int fourth = FIRST_STONES + 1;
    int fifths = fifths(String.valueOf(stones.size() - fourth));
    opening.put(stones.subList(0, fourth));
    opening.choose(FIFTHS + fifths);
    List<Point> offered = stones.subList(fourth, stones.size());
    if (fifths == 1) {
      opening.put(offered);
      return messages.line("MOVE5C", messages.text(offered.get(0)));
    }
    opening.offer(offered);
    return messages.line("MOVE5C", messages.text(opening.points(1, 0).get(0)));
  }

  private int fifths(String number) {
    if (!number.matches("[1-" + MOST_FIFTHS + "]")) {
      throw new RefusedException(
          command.name() + ": the fifth moves are from 1 to " + MOST_FIFTHS + ", not " + number);
    }
    return Integer.parseInt(number);
  }
}
