package org.gobang.ui.web.table;

import java.net.URI;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.gobang.api.workbench.Workbench;
import org.gobang.http.Secret;
import org.gobang.ui.web.session.TableLoop;

/**
 * What all tables share.
 *
 * @param workbench the application
 * @param threads run the tasks of the tables
 * @param waiters run what waits for plugins or for the disk
 * @param timer says when time has passed
 * @param addresses the addresses of the server, without a path, the usual one first; known once it
 *     has started
 * @param quit ends the interface
 */
public record SharedHost(
    Workbench workbench,
    Executor threads,
    Executor waiters,
    TableLoop.Timer timer,
    Supplier<List<URI>> addresses,
    Runnable quit) {

  TableLoop loop() {
    return new TableLoop(threads, waiters, timer);
  }

  /** Returns the usual address that a secret opens. */
  String link(String secret) {
    return Secret.link(addresses.get().get(0).toString(), secret);
  }
}
