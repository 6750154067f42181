package org.gobang.ui.console.screen;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.gobang.api.RefusedException;
import org.gobang.presentation.text.Texts;

/** Has the disk asked away from the thread that draws. */
final class Disk {

  private final Executor loop;
  private final Executor disk;
  private final Notices notices;
  private final Texts texts;

  Disk(Executor loop, Executor disk, Notices notices, Texts texts) {
    this.loop = loop;
    this.disk = disk;
    this.notices = notices;
    this.texts = texts;
  }

  /** Asks, and hands the answer to the loop; a refusal is said. */
  <T> void ask(Supplier<T> question, Consumer<T> answer) {
    disk.execute(() -> loop.execute(asked(question, answer)));
  }

  private <T> Runnable asked(Supplier<T> question, Consumer<T> answer) {
    try {
      T found = question.get();
      return () -> answer.accept(found);
    } catch (RefusedException refused) {
      return () -> notices.complain(texts.of(refused));
    }
  }
}
