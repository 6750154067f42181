package org.gobang.presentation.position;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.text.MoveNumber;
import org.gobang.presentation.text.Texts;

/**
 * Text for the available actions of the player to act in an opening.
 *
 * @param offered the offered points for the next stone
 * @param offers the total number of offers; 0 if none are due
 */
record OpeningTask(
    Texts texts, GameState state, ShownPosition.Choices choices, List<Point> offered, int offers) {

  /** Returns the text, such as {@code swap the colours or place stone 4 (white) anywhere}. */
  String words() {
    List<String> ways = new ArrayList<>(chosen());
    if (offers > 0) {
      ways.add(texts.of("step.offer", offered.size() + 1, offers));
    } else if (!choices.forced()) {
      ways.add(stone());
    }
    String words = ways.get(0);
    for (int i = 1; i < ways.size(); i++) {
      words = texts.of(i == ways.size() - 1 ? "step.or" : "step.comma", words, ways.get(i));
    }
    return words;
  }

  private List<String> chosen() {
    List<ShownPosition.Choices.Offered> all = choices.offered();
    if (all.size() > 1 && all.stream().allMatch(each -> fifths(each).isPresent())) {
      return List.of(texts.of("step.declare", fifths(all.get(all.size() - 1)).getAsInt()));
    }
    return all.stream().map(this::choice).toList();
  }

  private String choice(ShownPosition.Choices.Offered offer) {
    OptionalInt fifths = fifths(offer);
    return fifths.isPresent()
        ? texts.of("step.fifths", fifths.getAsInt())
        : texts.orElse("choice." + offer.key() + ".act", offer.label().name());
  }

  private OptionalInt fifths(ShownPosition.Choices.Offered offer) {
    return new Move.Choose(state.toAct(), offer.key()).fifths();
  }

  private String stone() {
    if (!offered.isEmpty()) {
      return texts.of("step.pick", offered.size());
    }
    int number = 1 + state.record().start().stones().size() + MoveNumber.of(state.board().moves());
    List<Point> region = state.openingPoints();
    int side = (int) Math.round(Math.sqrt(region.size()));
    String key =
        switch (side) {
          case 0 -> "step.stone";
          case 1 -> "step.stone.centre";
          default -> side * side == region.size() ? "step.stone.square" : "step.stone.marked";
        };
    String colour = texts.of(state.toMove() == Stone.BLACK ? "step.black" : "step.white");
    return texts.of(key, number, colour, side);
  }
}
