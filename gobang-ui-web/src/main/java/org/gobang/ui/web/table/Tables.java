package org.gobang.ui.web.table;

import java.io.InputStream;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.Preferences;
import org.gobang.http.Client;
import org.gobang.http.Secret;
import org.gobang.http.Site;
import org.gobang.http.Visit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * All tables of the server. They are saved with their secrets, so that open pages continue after a
 * restart. May be used from any thread.
 */
public final class Tables implements Site, AutoCloseable {

  /**
   * The time for which the place of a spectator without a browser is reserved, for example during a
   * reload.
   */
  static final Duration PATIENCE = Duration.ofSeconds(30);

  private static final Duration FAREWELL = Duration.ofSeconds(1);

  private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
  private static final String ALL = "web.tables";
  private static final int MOST = 500;

  private final SharedHost host;
  private final Preferences preferences;
  private final Map<Integer, Table> tables = new ConcurrentSkipListMap<>();

  /** Creates the saved tables, or a first one. */
  public Tables(SharedHost host) {
    this.host = host;
    this.preferences = host.workbench().preferences();
    table(1);
    // A watching interface has only one table.
    if (host.workbench().request().isPresent()) {
      Arrays.stream(preferences.get(ALL).orElse("").split(","))
          .filter(each -> each.matches("[0-9]{1,6}"))
          .map(Integer::parseInt)
          .forEach(this::table);
    }
  }

  private Table table(int number) {
    return tables.computeIfAbsent(number, any -> new Table(host, this, number, secrets(number)));
  }

  private Secrets secrets(int number) {
    Secrets secrets = preferences.get(key(number)).flatMap(Secrets::parse).orElseGet(Secrets::new);
    keep(number, secrets);
    return secrets;
  }

  private static String key(int number) {
    return "web.table." + number;
  }

  /** Saves the secrets of a table for the next start. */
  void keep(int number, Secrets secrets) {
    preferences.put(key(number), secrets.toString());
  }

  /** Opens the games of all tables. Call it when the address of the server is known. */
  public void begin() {
    tables.values().forEach(Table::begin);
  }

  /** Returns the address of the first table for its owner. */
  public String ownerLink() {
    String secret = table(1).secrets().of(Role.OWNER);
    return Secret.link(host.addresses().get().get(0).toString(), secret);
  }

  /** Opens another table. */
  synchronized void another() {
    if (host.workbench().request().isEmpty()) {
      throw VisitorGame.ownersOnly();
    }
    if (tables.size() >= MOST) {
      throw new RefusedException("web-tables", "there are as many tables as there can be");
    }
    int number = 1;
    while (tables.containsKey(number)) {
      number++;
    }
    Table table = table(number);
    keepNumbers();
    table.beginAnew();
  }

  /** Returns the numbers of all tables except one, in order. */
  List<Integer> others(int number) {
    return tables.keySet().stream().filter(other -> other != number).toList();
  }

  /** Returns the owner's secret of a table, or empty if the table does not exist. */
  Optional<String> ownerSecret(int number) {
    return Optional.ofNullable(tables.get(number)).map(table -> table.secrets().of(Role.OWNER));
  }

  /** Deletes a table, its secrets and its guests. */
  synchronized void remove(int number) {
    tables.remove(number);
    keepNumbers();
    preferences.put(key(number), "");
    for (Role role : Role.SEATS) {
      preferences.put(key(number) + "." + role.word(), "");
    }
  }

  private void keepNumbers() {
    preferences.put(
        ALL, tables.keySet().stream().map(String::valueOf).collect(Collectors.joining(",")));
  }

  @Override
  public Optional<InputStream> file(String name) {
    return Optional.ofNullable(Tables.class.getResourceAsStream("/org/gobang/ui/web/page/" + name));
  }

  @Override
  public Optional<Client> client(String secret, Visit visit) {
    for (Table table : tables.values()) {
      Optional<Role> role = table.secrets().role(secret);
      if (role.isPresent()) {
        return Optional.of(table.holder(role.get(), visit));
      }
    }
    return Optional.empty();
  }

  /** Notifies all pages that the host stops, and waits at most one second for them. */
  public void farewell() {
    CompletableFuture<?>[] told =
        tables.values().stream().map(Table::farewell).toArray(CompletableFuture[]::new);
    try {
      CompletableFuture.allOf(told).get(FAREWELL.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException | ExecutionException late) {
      LOG.warn("Not all pages were told that Gobang ends", late);
    } catch (InterruptedException ending) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    for (Table table : tables.values()) {
      try {
        table.close();
      } catch (RefusedException late) {
        LOG.warn("A table did not end in time", late);
      }
    }
  }
}
