package org.gobang.ui.web.table;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.gobang.http.Secret;

/**
 * The secrets in the links of a table, one for each role. They are valid as long as the table
 * exists, also after restarts of the host.
 */
public final class Secrets {

  private static final String BETWEEN = ".";

  private final Map<Role, String> byRole = new EnumMap<>(Role.class);

  /** The replaced secrets of seats, which are valid for spectators until a restart. */
  private final Set<String> former = new HashSet<>();

  /** Creates random secrets. */
  public Secrets() {
    this(Stream.generate(Secret::random).iterator());
  }

  private Secrets(Iterator<String> kept) {
    for (Role role : Role.values()) {
      byRole.put(role, kept.next());
    }
  }

  /** Returns the secrets in a text created by {@link #toString}, or empty for other texts. */
  public static Optional<Secrets> parse(String text) {
    List<String> parts = List.of(text.split("\\.", -1));
    boolean whole =
        parts.size() == Role.values().length
            && parts.stream().allMatch(part -> part.matches("[A-Za-z0-9_-]{22}"));
    return whole ? Optional.of(new Secrets(parts.iterator())) : Optional.empty();
  }

  /** Replaces the secret of a role. The visitor with the old secret becomes a spectator. */
  synchronized void renew(Role role) {
    former.add(of(role));
    byRole.put(role, Secret.random());
  }

  /** Returns the secret of a role. */
  public synchronized String of(Role role) {
    return byRole.getOrDefault(role, "");
  }

  /** Returns the role for a secret, or empty for other texts. */
  public synchronized Optional<Role> role(String secret) {
    return byRole.entrySet().stream()
        .filter(each -> each.getValue().equals(secret))
        .map(Map.Entry::getKey)
        .findFirst()
        .or(() -> Optional.of(Role.WATCHER).filter(any -> former.contains(secret)));
  }

  /** Returns all secrets as a text for {@link #parse}. */
  @Override
  public synchronized String toString() {
    return String.join(BETWEEN, byRole.values());
  }
}
