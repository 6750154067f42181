package org.gobang.ui.console.pipe;

import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.presentation.text.StageOutcome;
import org.gobang.presentation.text.Texts;

/** Stages of the host that a command waits for; the next line is read when they have completed. */
final class PendingStages {

  private final Executor loop;
  private final PipeStreams streams;
  private final Texts texts;
  private int pending;

  PendingStages(Executor loop, PipeStreams streams, Texts texts) {
    this.loop = loop;
    this.streams = streams;
    this.texts = texts;
  }

  /** Whether a result is still to come. */
  boolean any() {
    return pending > 0;
  }

  /** Passes the result of a stage to the loop; a refusal is written instead. */
  <T> void deliver(CompletionStage<T> stage, Consumer<T> result) {
    deliver(stage, result, refused -> streams.say(texts.of(refused)));
  }

  /** Passes the result of a stage, or why it was refused, to the loop. */
  <T> void deliver(
      CompletionStage<T> stage, Consumer<T> result, Consumer<RefusedException> refused) {
    pending++;
    StageOutcome.deliver(
        stage,
        loop,
        found -> {
          pending--;
          result.accept(found);
        },
        why -> {
          pending--;
          refused.accept(why);
        });
  }
}
