package org.gobang.presentation.text;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.record.Tags;

/** When the game in a file was played. */
public final class PlayedAt {

  private static final Pattern MINUTE =
      Pattern.compile("([0-9]{4}-[0-9]{2}-[0-9]{2})_([0-9]{2})-([0-9]{2})_");

  private PlayedAt() {}

  /**
   * Tells the minute where the name of the file begins with it, as those of kept games do, or else
   * the day.
   *
   * @param tags the tags of the record
   * @param fileName the name of its file, without folders
   * @return such as {@code 2026-11-21 17:05} or {@code 2026-11-21}, or whatever a record from
   *     elsewhere has for the day; empty where neither tells
   */
  public static String of(Map<String, String> tags, String fileName) {
    Matcher minute = MINUTE.matcher(fileName);
    return minute.lookingAt()
        ? minute.group(1) + " " + minute.group(2) + ":" + minute.group(3)
        : tags.getOrDefault(Tags.DATE, "");
  }
}
