package org.gobang.plugins;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.render.Found;
import org.gobang.api.render.Plugins;
import org.gobang.api.render.Refusal;
import org.gobang.api.render.RendererProvider;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The providers of one service, gathered one guarded step at a time.
 *
 * @param <P> the kind of provider
 */
final class Providers<P> {

  private static final Logger LOG = LoggerFactory.getLogger(Providers.class);
  private static final Pattern ID = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

  /** A loader that fails this often in a row gets nowhere any more. */
  private static final int MOST_FAILURES = 100;

  private final Function<P, @Nullable String> idOf;
  private final List<Found<P>> found = new ArrayList<>();
  private final List<Refusal> refused = new ArrayList<>();

  Providers(Function<P, @Nullable String> idOf) {
    this.idOf = idOf;
  }

  /**
   * Adds whatever a loader finds; a step that fails costs that provider only. Ours come first, so
   * that no other can take their ids, then module by module; within a module as its descriptor
   * lists them.
   */
  void addAll(ServiceLoader<P> loader) {
    Comparator<ServiceLoader.Provider<P>> oursFirst =
        Comparator.comparing(each -> !Origin.of(each.type()).place().equals(Found.BUNDLED));
    listed(loader).stream()
        .sorted(oursFirst.thenComparing(each -> String.valueOf(each.type().getModule().getName())))
        .forEach(this::add);
  }

  private List<ServiceLoader.Provider<P>> listed(ServiceLoader<P> loader) {
    List<ServiceLoader.Provider<P>> listed = new ArrayList<>();
    Iterator<ServiceLoader.Provider<P>> providers = loader.stream().iterator();
    int failures = 0;
    while (failures < MOST_FAILURES) {
      try {
        if (!providers.hasNext()) {
          break;
        }
        listed.add(providers.next());
        failures = 0;
      } catch (ServiceConfigurationError e) {
        failures++;
        LOG.warn("A provider could not be found", e);
        String reason = String.valueOf(e.getMessage());
        refused.add(new Refusal(Found.BUNDLED, Refusal.MISSING_PROVIDER, reason));
      }
    }
    return listed;
  }

  private void add(ServiceLoader.Provider<P> provider) {
    Origin origin = Origin.of(provider.type());
    try {
      P instance = provider.get();
      String id = idOf.apply(instance);
      if (id == null || !ID.matcher(id).matches()) {
        refuse(origin, Refusal.BAD_ID, provider.type().getName() + " has the id \"" + id + "\"");
      } else if (found.stream().anyMatch(other -> other.id().equals(id))) {
        refuse(origin, Refusal.ID_TAKEN, "another plugin already has the id " + id);
      } else {
        found.add(new Found<>(id, instance, origin.version(), origin.place()));
      }
    } catch (Throwable e) {
      LOG.warn("{} from {} failed", provider.type(), origin.place(), e);
      refuse(origin, Refusal.CRASHED, provider.type().getName() + " threw " + rootOf(e));
    }
  }

  private void refuse(Origin origin, String kind, String reason) {
    refused.add(new Refusal(origin.place(), kind, reason));
  }

  /** What the provider threw, out of the wrapping of the service loader. */
  private static Throwable rootOf(Throwable thrown) {
    Throwable cause = thrown.getCause();
    return thrown instanceof ServiceConfigurationError && cause != null ? cause : thrown;
  }

  static Plugins together(
      Providers<BoardProvider> boards,
      Providers<PlayerProvider> players,
      Providers<RendererProvider> renderers) {
    List<Refusal> refused =
        Stream.of(boards.refused, players.refused, renderers.refused)
            .flatMap(List::stream)
            .toList();
    return new Plugins(boards.found, players.found, renderers.found, refused);
  }
}
