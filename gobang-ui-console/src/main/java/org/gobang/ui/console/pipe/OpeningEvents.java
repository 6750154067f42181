package org.gobang.ui.console.pipe;

import org.gobang.presentation.position.ShownChoices;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.text.Texts;

/** Writes the choices that the person has: an event of their keys, and their names beside it. */
record ChoiceEvents(PipeStreams streams, Texts texts) {

  void write(ShownPosition now) {
    if (!now.state().choices().isEmpty() && now.personToMove() && !now.explored()) {
      streams.event(
          "choices "
              + EventLines.name(now.toMove())
              + " "
              + String.join(" ", now.state().choices()));
      for (ShownChoices.Offered each : now.offered()) {
        streams.say(texts.of("choice.typed", each.key(), each.label().name()));
      }
    }
  }
}
