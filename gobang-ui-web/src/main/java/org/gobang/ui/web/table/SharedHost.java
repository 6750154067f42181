package org.gobang.ui.web.table;

import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.gobang.api.workbench.Workbench;
import org.gobang.http.Secret;
import org.gobang.ui.web.session.Loop;

/**
 * What all tables share.
 *
 * @param workbench the application
 * @param threads run the tasks of the tables
 * @param waiters run what waits for plugins or for the disk
 * @param timer says when time has passed
 * @param address the address of the server, without a path
 * @param quit ends the front end
 */
public record SharedHost(
    Workbench workbench,
    Executor threads,
    Executor waiters,
    Loop.Timer timer,
    Supplier<String> address,
    Runnable quit) {

  Loop loop() {
    return new Loop(threads, waiters, timer);
  }

  /** The address that a secret opens. */
  String link(String secret) {
    return Secret.link(address.get(), secret);
  }
}
