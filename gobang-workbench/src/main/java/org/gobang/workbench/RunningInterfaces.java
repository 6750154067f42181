package org.gobang.workbench;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.gobang.api.ProviderSpec;
import org.gobang.api.RefusedException;
import org.gobang.api.render.Renderer;
import org.gobang.api.ui.UserInterfaces;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.workbench.platform.HostTexts;
import org.gobang.workbench.platform.StageExecutor;
import org.gobang.workbench.plugins.InterfaceLaunch;

/** The running interfaces of a workbench: the leading one and the watching ones. */
final class RunningInterfaces implements UserInterfaces {

  private final LeaderWorkbench lead;
  private final StageExecutor threads;
  private final List<WatchingInterface> running = new CopyOnWriteArrayList<>();
  private volatile String leader = "";
  private volatile boolean closed;

  /**
   * Creates an empty set of interfaces.
   *
   * @param threads runs the checks whether interfaces are available
   */
  RunningInterfaces(LeaderWorkbench lead, StageExecutor threads) {
    this.lead = lead;
    this.threads = threads;
  }

  @Override
  public CompletionStage<List<DiscoveredPlugin<?>>> available() {
    return threads.supply(
        () -> lead.plugins().renderers().stream().filter(found -> canOpen(found.id())).toList());
  }

  private boolean canOpen(String id) {
    try {
      checkCanOpen(lead.catalogue().frontEnd(new ProviderSpec(id, Map.of())));
      return true;
    } catch (RefusedException notHereAndNow) {
      return false;
    }
  }

  private void checkCanOpen(InterfaceLaunch frontEnd) {
    if (!frontEnd.available()) {
      throw new RefusedException(HostTexts.of("interface.missing", frontEnd.id()));
    }
    if (frontEnd.exclusive() && runs(frontEnd.id())) {
      throw new RefusedException(HostTexts.of("interface.once", frontEnd.id()));
    }
  }

  @Override
  public CompletionStage<DiscoveredPlugin<?>> open(ProviderSpec wanted) {
    Objects.requireNonNull(wanted, "wanted");
    return threads.supply(
        () -> {
          InterfaceLaunch frontEnd = lead.catalogue().frontEnd(wanted);
          checkCanOpen(frontEnd);
          Renderer renderer = frontEnd.create();
          start(frontEnd.id(), () -> renderer, lead::troubled);
          return frontEnd.found();
        });
  }

  /** Sets the leading interface. */
  void led(String id) {
    leader = id;
  }

  private boolean runs(String id) {
    return leader.equals(id) || running.stream().anyMatch(each -> each.id().equals(id));
  }

  /**
   * Starts a watching interface.
   *
   * @param renderer creates the renderer, on the thread of the interface
   * @param failed receives a sentence if it fails
   */
  void start(String id, Supplier<Renderer> renderer, Consumer<String> failed) {
    if (closed) {
      throw new RefusedException("the application ends");
    }
    WatchingInterface watcher = new WatchingInterface(id, lead, renderer, failed, running::remove);
    running.add(watcher);
    watcher.start();
  }

  /** Waits until the interfaces listen, so that even a short game is not missed. */
  void awaitListening() throws InterruptedException {
    for (WatchingInterface watcher : running) {
      watcher.awaitListening();
    }
  }

  /** Interrupts all interfaces, and waits at most 2 seconds for each. */
  void end() throws InterruptedException {
    closed = true;
    for (WatchingInterface watcher : running) {
      watcher.end();
    }
  }
}
