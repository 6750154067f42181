package org.gobang.ui.console.pipe;

import java.util.Locale;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.TypedFiles;

/**
 * The shared context of the parts of a pipe.
 *
 * @param shared the shared context of all interfaces
 * @param pending the number of pending tasks of commands; the next line is read when they have
 *     completed
 */
record PipeContext(
    InterfaceContext shared, PipeStreams streams, TypedFiles files, AtomicInteger pending) {

  PipeContext(InterfaceContext shared, PipeStreams streams) {
    this(shared, streams, new TypedFiles(shared.workbench(), shared.texts()), new AtomicInteger());
  }

  Workbench workbench() {
    return shared.workbench();
  }

  PositionDescriber describer() {
    return shared.describer();
  }

  Texts texts() {
    return shared.texts();
  }

  /** Writes an event, formatted independently of the language. */
  void event(String format, Object... values) {
    streams.event(String.format(Locale.ROOT, format, values).strip());
  }

  /** Writes a message from the bundle to standard error. */
  void say(String key, Object... values) {
    streams.say(texts().of(key, values));
  }

  /** Writes a refusal to standard error. */
  void refuse(RefusedException why) {
    streams.say(texts().of(why));
  }

  /** Creates a refusal with a message from the bundle. */
  RefusedException refusal(String key, Object... values) {
    return new RefusedException(texts().of(key, values));
  }

  /** Passes the result of a stage to the loop, or writes the refusal. */
  <T> void deliver(CompletionStage<T> stage, Consumer<T> result) {
    deliver(stage, result, this::refuse);
  }

  /** Passes the result or refusal of a stage to the loop. */
  <T> void deliver(
      CompletionStage<T> stage, Consumer<T> result, Consumer<RefusedException> refused) {
    pending.incrementAndGet();
    shared.deliver(
        stage,
        found -> {
          pending.decrementAndGet();
          result.accept(found);
        },
        why -> {
          pending.decrementAndGet();
          refused.accept(why);
        });
  }
}
