package org.gobang.presentation.session;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.Printable;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;
import org.gobang.api.workbench.Service;
import org.gobang.api.workbench.Subscription;
import org.gobang.api.workbench.WorkbenchListener;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.text.Texts;

/**
 * Reports added, removed and replaced plugins, and failures of the host, as text.
 *
 * <p>Use only on the interface thread; the constructor runs on any thread.
 */
public final class WorkbenchNotices implements AutoCloseable {

  private final Texts texts;
  private final Subscription subscription;
  private Plugins known;

  /** Receives the notices on the interface thread. */
  public interface Listener {

    /**
     * Called when plugins have changed.
     *
     * @param plugins all current plugins
     * @param changes a sentence for each kind of change; may be empty
     * @param refusals a sentence for each newly refused plugin
     */
    void changed(Plugins plugins, List<String> changes, List<String> refusals);

    /** Called after a failure in the host, which continues. */
    void troubled(String sentence);
  }

  /** Creates a reporter and starts to report. */
  public WorkbenchNotices(InterfaceContext context, Listener listener) {
    this.texts = context.texts();
    this.known = context.plugins();
    this.subscription =
        context
            .workbench()
            .listen(
                new WorkbenchListener() {
                  @Override
                  public void pluginsChanged(Plugins plugins) {
                    context.execute(() -> report(plugins, listener));
                  }

                  @Override
                  public void troubled(String sentence) {
                    context.execute(() -> listener.troubled(Printable.of(sentence)));
                  }
                });
  }

  private void report(Plugins plugins, Listener listener) {
    Set<DiscoveredPlugin<?>> before = found(known);
    Set<DiscoveredPlugin<?>> now = found(plugins);
    Set<String> added = without(ids(now), ids(before));
    List<String> changes = new ArrayList<>();
    add("news.added", added, changes);
    add("news.replaced", without(ids(without(now, before)), added), changes);
    add("news.removed", without(ids(before), ids(now)), changes);
    Set<Refusal> refused = without(Set.copyOf(plugins.refused()), Set.copyOf(known.refused()));
    known = plugins;
    listener.changed(plugins, changes, refused.stream().map(this::sentence).sorted().toList());
  }

  private static Set<DiscoveredPlugin<?>> found(Plugins plugins) {
    return Stream.of(Service.values())
        .flatMap(service -> plugins.of(service).stream())
        .collect(Collectors.toSet());
  }

  private static Set<String> ids(Set<DiscoveredPlugin<?>> found) {
    return found.stream().map(DiscoveredPlugin::id).collect(Collectors.toCollection(TreeSet::new));
  }

  private static <T> Set<T> without(Set<T> all, Set<T> some) {
    return all.stream()
        .filter(each -> !some.contains(each))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private void add(String key, Set<String> ids, List<String> sentences) {
    if (!ids.isEmpty()) {
      sentences.add(texts.of(key, String.join(", ", ids)));
    }
  }

  private String sentence(Refusal refusal) {
    String file = String.valueOf(Path.of(refusal.origin()).getFileName());
    return Printable.of(texts.of("news.refused", file, refusal.reason().in(texts.locale())));
  }

  /** Stops reporting. */
  @Override
  public void close() {
    subscription.close();
  }
}
