package org.gobang.workbench.update;

import java.lang.module.ModuleDescriptor;
import java.net.URI;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.gobang.api.RefusedException;
import org.gobang.api.update.Release;
import org.gobang.api.update.UpdateReport;
import org.gobang.api.update.Updates;
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.RunningTask;
import org.gobang.workbench.download.Download;
import org.gobang.workbench.platform.HostTask;
import org.gobang.workbench.platform.HostTexts;
import org.gobang.workbench.platform.VersionNumbers;

/** Checks for newer versions of this application. */
public final class HostUpdates implements Updates, AutoCloseable {

  private static final String KEY = "updates";

  private final Preferences preferences;
  private final String version;
  private final Supplier<Optional<URI>> builtIn;
  private final Set<RunningTask<UpdateReport>> checks = ConcurrentHashMap.newKeySet();

  /**
   * Creates the updates of this build.
   *
   * @param preferences store the address
   */
  public HostUpdates(Preferences preferences) {
    this(
        preferences,
        Optional.ofNullable(HostUpdates.class.getModule().getDescriptor())
            .flatMap(ModuleDescriptor::rawVersion)
            .orElse(""),
        BuiltInAddress::find);
  }

  /** Creates the updates of another build. */
  HostUpdates(Preferences preferences, String version, Supplier<Optional<URI>> builtIn) {
    this.preferences = preferences;
    this.version = version;
    this.builtIn = builtIn;
  }

  @Override
  public Optional<URI> builtIn() {
    return builtIn.get();
  }

  @Override
  public String address() {
    return preferences.get(KEY).orElse(DEFAULT);
  }

  @Override
  public void address(String address) {
    if (!address.equals(OFF) && !address.equals(DEFAULT)) {
      Download.address(address);
    }
    preferences.put(KEY, address);
  }

  @Override
  public RunningTask<UpdateReport> check() {
    RunningTask<UpdateReport> check = HostTask.start("gobang-updates", closed -> report());
    checks.add(check);
    check.result().whenComplete((report, failed) -> checks.remove(check));
    return check;
  }

  private UpdateReport report() {
    Release latest = new ReleaseReader(Download.ofSystem()).read(asked());
    return new UpdateReport(version, latest, VersionNumbers.isNewer(latest.version(), version));
  }

  private URI asked() {
    String address = address();
    if (address.equals(OFF)) {
      throw refused("updates.off");
    }
    return address.equals(DEFAULT)
        ? builtIn().orElseThrow(() -> refused("updates.none"))
        : Download.address(address);
  }

  private static RefusedException refused(String key) {
    return new RefusedException(HostTexts.of(key));
  }

  /** Stops running checks. */
  @Override
  public void close() {
    checks.forEach(RunningTask::close);
  }
}
