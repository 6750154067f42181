package org.gobang.presentation.session;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.text.Texts;

/** Text for the side to move or the result. */
record StatusText(Texts texts) {

  /**
   * Returns the status of a position.
   *
   * @param thinking the thinking time of the engine to move
   * @param resumesAt the move at which a game paused by browsing resumes
   */
  String of(ShownPosition now, Duration thinking, OptionalInt resumesAt) {
    if (!now.ending().isEmpty() || now.explored()) {
      return all(now.ending(), now.failure(), now.chosen(texts).orElse(""), now.shown());
    }
    return all(now.chosen(texts).orElse(""), turn(now, thinking, resumesAt));
  }

  private String turn(ShownPosition now, Duration thinking, OptionalInt resumesAt) {
    if (now.state().paused()) {
      if (resumesAt.isPresent()) {
        return texts.of("paused.back", resumesAt.getAsInt());
      }
      return all(
          now.shown(),
          texts.of(
              now.yours().contains(now.toMove()) ? "paused.yours" : "paused", now.turn(texts)));
    }
    if (now.computerThinks()) {
      String name = now.name(now.toMove());
      long seconds = thinking.toSeconds();
      return seconds == 0
          ? texts.of("thinking", name)
          : texts.of("thinking.for", name, Long.toString(seconds));
    }
    return now.asked(texts);
  }

  private String all(String... sentences) {
    return texts.all(List.of(sentences));
  }
}
