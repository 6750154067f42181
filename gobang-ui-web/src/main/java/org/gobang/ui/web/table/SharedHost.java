package org.gobang.ui.web.table;

import java.net.URI;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.gobang.api.workbench.Workbench;
import org.gobang.ui.web.session.TableLoop;

/**
 * The shared context of all tables.
 *
 * @param workbench the application
 * @param threads run the tasks of the tables
 * @param waiters run tasks that wait for plugins or the disk
 * @param timer runs tasks after delays
 * @param addresses returns the addresses of the server without a path, the default one first, after
 *     the server has started
 * @param quit stops the interface
 */
public record SharedHost(
    Workbench workbench,
    Executor threads,
    Executor waiters,
    TableLoop.Timer timer,
    Supplier<List<URI>> addresses,
    Runnable quit) {}
