package org.gobang.plugins;

import java.util.Properties;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The system properties before a call of plugin code, which may clear them for all. */
final class SystemProperties {

  private static final Logger LOG = LoggerFactory.getLogger(SystemProperties.class);

  private final Properties before = (Properties) System.getProperties().clone();

  /** Restores the properties that are missing now. */
  void restore(Object plugin) {
    Properties now = System.getProperties();
    boolean missing = false;
    for (String name : before.stringPropertyNames()) {
      missing |= now.putIfAbsent(name, before.getProperty(name)) == null;
    }
    if (missing) {
      LOG.warn("{} removed system properties, which were restored", plugin);
    }
  }
}
