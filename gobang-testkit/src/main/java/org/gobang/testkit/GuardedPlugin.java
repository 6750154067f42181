package org.gobang.testkit;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A plugin that runs in a separate thread group. Code that hangs or throws fails the test with a
 * message. The group identifies the threads started by the plugin.
 *
 * @param <P> the service interface of the plugin
 */
final class GuardedPlugin<P> {

  /** The name prefixes of shared threads of the Java runtime, which start on first use. */
  private static final List<String> SHARED =
      List.of("ForkJoinPool.commonPool-", "CompletableFutureDelayScheduler");

  private final Class<P> service;
  private final Supplier<P> source;
  private final Duration patience;
  private final ThreadGroup group = new ThreadGroup(PluginThread.NAME);
  private @Nullable BrokenPromise hung;
  private @Nullable ClassLoader loader = Thread.currentThread().getContextClassLoader();

  /** Creates a guarded plugin with the provider from a source. */
  GuardedPlugin(Class<P> service, Supplier<P> source, Duration patience) {
    this.service = service;
    this.source = source;
    this.patience = patience;
  }

  /** Returns the time after which a call of the plugin is reported as hanging. */
  Duration patience() {
    return patience;
  }

  /**
   * Returns a new provider with methods that run on a thread of the group, or on the calling thread
   * if it belongs to the group.
   */
  P provider() {
    P plain = plain();
    loader = plain.getClass().getClassLoader();
    return service.cast(
        Proxy.newProxyInstance(
            service.getClassLoader(),
            new Class<?>[] {service},
            (proxy, method, arguments) -> {
              if (Thread.currentThread().getThreadGroup() == group) {
                return invoke(plain, method, arguments);
              }
              Promise promise =
                  new Promise(
                      service.getSimpleName() + "." + method.getName(), "answers, and at once");
              try (PluginThread thread = thread()) {
                return thread.call(
                    promise, method.getName(), () -> invoke(plain, method, arguments));
              }
            }));
  }

  /** Returns the class of the provider. */
  Class<?> type() {
    return plain().getClass();
  }

  private P plain() {
    String what = "provider() of the test";
    Promise promise =
        new Promise(service.getSimpleName(), "has a constructor that does next to nothing");
    BrokenPromise before = hung;
    if (before != null) {
      throw before;
    }
    try (PluginThread thread = thread()) {
      try {
        P made = thread.call(promise, what, source::get);
        promise.check(made != null, "%s gave null", what);
        return made;
      } catch (BrokenPromise broken) {
        // Later tests fail at once instead of waiting again.
        hung = thread.hangs() ? broken : null;
        throw broken;
      }
    }
  }

  private static @Nullable Object invoke(Object plain, Method method, Object @Nullable [] arguments)
      throws Exception {
    try {
      return method.invoke(plain, arguments);
    } catch (InvocationTargetException thrown) {
      Throwable cause = Objects.requireNonNullElse(thrown.getCause(), thrown);
      if (cause instanceof Error error) {
        throw error;
      }
      throw (Exception) cause;
    }
  }

  /** Returns a new thread for code of the plugin. */
  PluginThread thread() {
    return new PluginThread(group, loader, patience);
  }

  /** Returns the live threads of the plugin and of all players created by it. */
  List<Thread> threads() {
    Thread[] found = new Thread[group.activeCount() + 64];
    int count = group.enumerate(found);
    return Arrays.stream(found, 0, count)
        .filter(thread -> !thread.getName().equals(PluginThread.NAME) && thread.isAlive())
        .filter(thread -> SHARED.stream().noneMatch(thread.getName()::startsWith))
        .toList();
  }
}
