package org.gobang.game;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.gobang.api.Stone;
import org.gobang.api.player.Insight;
import org.gobang.api.workbench.GameListener;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Subscription;

/** All who listen to a game, each with a mailbox of their own. */
final class Audience {

  private final List<Mailbox<GameListener>> mailboxes = new CopyOnWriteArrayList<>();
  private final Executor crew;

  Audience(Executor crew) {
    this.crew = crew;
  }

  /** Adds a listener, who is told the newest state first; not while a state is being told. */
  Subscription add(GameListener listener, GameState newest) {
    Mailbox<GameListener> mailbox = new Mailbox<>(listener, crew);
    mailbox.tell(told -> told.changed(newest));
    mailboxes.add(mailbox);
    return () -> {
      mailbox.close();
      mailboxes.remove(mailbox);
    };
  }

  void tell(Consumer<GameListener> event) {
    mailboxes.forEach(mailbox -> mailbox.tell(event));
  }

  /** Tells something that is to be kept first. */
  void tell(CompletableFuture<Void> kept, Consumer<GameListener> event) {
    tell(
        listener -> {
          kept.join();
          event.accept(listener);
        });
  }

  /** Tells what a computer sees. Takes no lock of the game's: the guard calls it under its own. */
  void tell(Stone stone, Insight insight) {
    mailboxes.forEach(mailbox -> mailbox.tellNews(told -> told.reported(stone, insight)));
  }

  /** Done when all were told all there is to tell now. */
  CompletableFuture<Void> told() {
    return CompletableFuture.allOf(
        mailboxes.stream().map(Mailbox::drained).toArray(CompletableFuture<?>[]::new));
  }
}
