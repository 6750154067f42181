package org.gobang.record.rif;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.gobang.api.LocalizedText;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.UnreadableContentException;

/**
 * The rows of the tables of a database in order. Nothing outside the file is read, and entities
 * defined in it are not expanded.
 */
final class RifXml {

  private static final Set<String> ROWS =
      Set.of("country", "city", "month", "rule", "opening", "player", "tournament", "game");

  private static final Set<Integer> TEXT =
      Set.of(XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE);

  private static final int MAX_DEPTH = 32;

  /** The field limit. A row has about fifteen fields; the longest contains the moves of a game. */
  private static final int MAX_FIELDS = 100;

  private static final int MAX_CHARACTERS = 100_000;

  private final XMLStreamReader xml;
  private final EventLimit limit;
  private final Charset charset;
  private int depth;

  /**
   * A row of a table.
   *
   * @param table the name of the element
   * @param fields the texts of the attributes and elements by name, in lower case
   */
  record Row(String table, Map<String, String> fields) {

    /** Returns the text of a field, empty if it does not exist. */
    String get(String field) {
      return fields.getOrDefault(field, "").strip();
    }
  }

  RifXml(InputStream file, Optional<Charset> charset) throws IOException {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    limit = new EventLimit(file);
    XmlText text = XmlText.of(limit, charset);
    this.charset = text.charset();
    try {
      xml = factory.createXMLStreamReader(text.reader());
    } catch (XMLStreamException malformed) {
      throw unreadable(malformed);
    }
  }

  /** Returns the character set of the file. */
  Charset charset() {
    return charset;
  }

  /** Returns the next row; empty at the end of the file. */
  Optional<Row> next() throws IOException {
    try {
      while (xml.hasNext()) {
        if (isStart(xml.next())) {
          String name = xml.getLocalName().toLowerCase(Locale.ROOT);
          if (ROWS.contains(name)) {
            return Optional.of(new Row(name, fields()));
          }
        }
      }
      return Optional.empty();
    } catch (XMLStreamException malformed) {
      throw unreadable(malformed);
    }
  }

  private boolean isStart(int event) {
    limit.restart();
    depth += event == XMLStreamConstants.START_ELEMENT ? 1 : 0;
    depth -= event == XMLStreamConstants.END_ELEMENT ? 1 : 0;
    if (depth > MAX_DEPTH) {
      throw unreadable(xml.getLocation(), RecordMessages.of("rif.deep"));
    }
    return event == XMLStreamConstants.START_ELEMENT;
  }

  /** Reads the fields of the current row. */
  private Map<String, String> fields() throws XMLStreamException {
    Map<String, StringBuilder> read = new HashMap<>();
    for (int i = 0; i < xml.getAttributeCount(); i++) {
      add(read, xml.getAttributeLocalName(i), xml.getAttributeValue(i));
    }
    int outside = depth - 1;
    String field = "";
    while (depth > outside) {
      int event = xml.next();
      if (isStart(event)) {
        field = xml.getLocalName();
        for (int i = 0; i < xml.getAttributeCount(); i++) {
          add(read, field, " " + xml.getAttributeValue(i));
        }
      } else if (event == XMLStreamConstants.END_ELEMENT) {
        field = "";
      } else if (!field.isEmpty() && TEXT.contains(event)) {
        add(read, field, xml.getText());
      }
    }
    Map<String, String> fields = new HashMap<>();
    read.forEach((name, text) -> fields.put(name, text.toString()));
    return fields;
  }

  private void add(Map<String, StringBuilder> fields, String name, String text) {
    StringBuilder known =
        fields.computeIfAbsent(name.toLowerCase(Locale.ROOT), none -> new StringBuilder());
    if (known.length() + text.length() > MAX_CHARACTERS || fields.size() > MAX_FIELDS) {
      throw unreadable(xml.getLocation(), RecordMessages.of("rif.row", MAX_FIELDS, MAX_CHARACTERS));
    }
    known.append(text);
  }

  private static UnreadableContentException unreadable(XMLStreamException malformed)
      throws IOException {
    if (malformed.getNestedException() instanceof IOException failed) {
      throw failed;
    }
    return unreadable(malformed.getLocation(), RecordMessages.of("rif.xml"));
  }

  private static UnreadableContentException unreadable(Location at, LocalizedText reason) {
    return new UnreadableContentException(
        at == null ? 1 : Math.max(1, at.getLineNumber()),
        at == null ? 1 : Math.max(1, at.getColumnNumber()),
        reason);
  }

  /** Returns the failure with the location after the last row. */
  UnreadableContentException unreadable(LocalizedText reason) {
    return unreadable(xml.getLocation(), reason);
  }
}
