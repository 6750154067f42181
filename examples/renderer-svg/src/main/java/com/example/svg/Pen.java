package com.example.svg;

import java.io.StringWriter;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Writes SVG, one element per line. The XML writer of Java escapes text and closes elements.
 * Attributes are alternating names and values.
 */
final class Pen {

  private final StringWriter written = new StringWriter();
  private final XMLStreamWriter xml;

  Pen() {
    try {
      xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(written);
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Opens an element with children. */
  void open(String name, Object... attributes) {
    begin(name, attributes);
    write(() -> xml.writeCharacters("\n"));
  }

  /** Closes the most recently opened element. */
  void close() {
    write(
        () -> {
          xml.writeEndElement();
          xml.writeCharacters("\n");
        });
  }

  void circle(int x, int y, int radius, Object... attributes) {
    begin("circle", "cx", x, "cy", y, "r", radius);
    end(attributes);
  }

  void square(int x, int y, int side, Object... attributes) {
    begin("rect", "x", x, "y", y, "width", side, "height", side);
    end(attributes);
  }

  void path(String path, Object... attributes) {
    begin("path", "d", path);
    end(attributes);
  }

  /** Adds a stop to a gradient, at an offset from 0 to 1. */
  void stop(double offset, String colour) {
    begin("stop", "offset", offset, "stop-color", colour);
    end();
  }

  void text(int x, int y, Object captions, Object... attributes) {
    begin("text", "x", x, "y", y);
    attributes(attributes);
    write(() -> xml.writeCharacters(captions.toString()));
    close();
  }

  /** Returns the drawing. */
  String svg() {
    return written.toString();
  }

  private void begin(String name, Object... attributes) {
    write(() -> xml.writeStartElement(name));
    attributes(attributes);
  }

  private void end(Object... attributes) {
    attributes(attributes);
    close();
  }

  private void attributes(Object... attributes) {
    for (int i = 0; i < attributes.length; i += 2) {
      String name = attributes[i].toString();
      String value = attributes[i + 1].toString();
      write(() -> xml.writeAttribute(name, value));
    }
  }

  private interface Stroke {
    void make() throws XMLStreamException;
  }

  private static void write(Stroke stroke) {
    try {
      stroke.make();
    } catch (XMLStreamException e) {
      throw new IllegalStateException("memory is always there to be written to", e);
    }
  }
}
