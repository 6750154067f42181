package org.gobang.workbench;

import java.nio.file.Path;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.Installable;
import org.gobang.api.workbench.PluginShelf;

/** A shelf that takes nothing. */
final class NoShelf implements PluginShelf {

  private static RefusedException no() {
    return new RefusedException("there is no shelf");
  }

  @Override
  public Optional<Path> folder() {
    return Optional.empty();
  }

  @Override
  public Installable examine(Path plugin) {
    throw no();
  }

  @Override
  public String install(Installable plugin) {
    throw no();
  }

  @Override
  public boolean canRemove(String origin) {
    return false;
  }

  @Override
  public void remove(String origin) {
    throw no();
  }

  @Override
  public boolean canDisable(String origin) {
    return false;
  }

  @Override
  public void disable(String origin) {
    throw no();
  }

  @Override
  public void enable(String origin) {
    throw no();
  }
}
