/** How IPTC names what a program made by rules, without a model that was trained on anything: a part of XMP. */
export const GENERATED_SOURCE = `<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
  <Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia</Iptc4xmpExt:DigitalSourceType>
</rdf:Description>`;

/** The whole XMP of a picture that a program made. */
export const GENERATED_XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${GENERATED_SOURCE}</rdf:RDF></x:xmpmeta>`;

/** Whether a picture says of itself that a program made it by rules. */
export function isMarkedGenerated(xmp: Buffer | undefined): boolean {
  return xmp?.includes("/digitalsourcetype/algorithmicMedia") ?? false;
}
