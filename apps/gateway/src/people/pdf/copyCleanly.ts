import {
  PDFArray,
  PDFBool,
  PDFCatalog,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFPageLeaf,
  PDFPageTree,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

const names = (words: string): ReadonlySet<PDFName> => new Set(words.split(' ').map((word) => PDFName.of(word)));

/** ISO 32000-2, table 31: what a page needs to be drawn. Actions, annotations, metadata and thumbnails are not among it. */
const OF_PAGES = names('MediaBox CropBox BleedBox TrimBox ArtBox Rotate UserUnit Group Resources Contents');
/** Table 34: what the content of a page draws with. `Properties` leads to layers and marks, whose switches are in the catalogue. */
const OF_RESOURCES = names('ExtGState ColorSpace Pattern Shading XObject Font');
/** Dictionaries whose keys are names of the author, which may be spelt like those below. */
const NAMED = names('CharProcs Colorants');
/** Keys that run something, lead away, hold files or name the author, wherever they stand. */
const DROPPED = names(
  'A AA AF AcroForm Alternates Annots Collection Dest EF F FDecodeParms FFilter JS JavaScript LastModified Launch Mac Measure Metadata Names OC OCGs OPI OpenAction Outlines Perms PieceInfo PtData Ref RichMediaContent StructParent StructParents UF URI Unix Usage Win XFA',
);
/** ISO 32000-2, table 201, and the actions of earlier versions. */
const ACTIONS = names(
  'GoTo GoToR GoToE GoToDp GoTo3DView Launch Thread URI Sound Movie Hide Named SubmitForm ResetForm ImportData SetOCGState Rendition Trans JavaScript RichMediaExecute NOP SetState',
);
/** Types of dictionaries that no content draws with. */
const TYPES = names(
  'Action Annot Catalog EmbeddedFile F Filespec Metadata ObjStm Outlines Page Pages Rendition Sig StructElem StructTreeRoot XRef',
);

const [TYPE, S, SUBTYPE, FILTER, RESOURCES] = ['Type', 'S', 'Subtype', 'Filter', 'Resources'].map((name) =>
  PDFName.of(name),
) as [PDFName, PDFName, PDFName, PDFName, PDFName];
/** Code that a printer runs. */
const POSTSCRIPT = PDFName.of('PS');
/** Decrypts. */
const CRYPT = PDFName.of('Crypt');

type Kind = 'plain' | 'resources' | 'named';

/** Copies what a page is drawn with from one document to another, by lists of what may come along. Anything else becomes null. */
export class CleanCopier {
  readonly #from: PDFContext;
  readonly #to: PDFContext;
  readonly #copied: Readonly<Record<Kind, Map<PDFRef, PDFRef>>> = {
    plain: new Map(),
    resources: new Map(),
    named: new Map(),
  };

  constructor(from: PDFContext, to: PDFContext) {
    this.#from = from;
    this.#to = to;
  }

  copyPage(page: PDFPageLeaf): PDFPageLeaf {
    const copy = PDFPageLeaf.fromMapWithContext(new Map(), this.#to, false);
    copy.set(TYPE, PDFName.of('Page'));
    for (const key of OF_PAGES) {
      const value = page.get(key) ?? page.getInheritableAttribute(key);
      if (value) copy.set(key, this.#copy(value, key === RESOURCES ? 'resources' : 'plain'));
    }
    return copy;
  }

  #copy(value: PDFObject, kind: Kind = 'plain'): PDFObject {
    if (value instanceof PDFRef) return this.#copyRef(value, kind);
    if (value instanceof PDFRawStream) return kind === 'plain' ? this.#copyStream(value) : PDFNull;
    if (value instanceof PDFDict) return isForbidden(value) ? PDFNull : this.#copyDict(value, kind);
    if (value instanceof PDFArray) {
      const array = PDFArray.withContext(this.#to);
      for (const each of value.asArray()) array.push(this.#copy(each));
      return array;
    }
    const isPlain = [PDFName, PDFNumber, PDFString, PDFHexString, PDFBool].some((type) => value instanceof type);
    // An object that the reader could not parse stands for its bytes, which may be anything.
    return isPlain ? value : PDFNull;
  }

  #copyRef(ref: PDFRef, kind: Kind): PDFRef {
    const known = this.#copied[kind].get(ref);
    if (known) return known;
    const copy = this.#to.nextRef();
    this.#copied[kind].set(ref, copy);
    const value = this.#from.lookup(ref);
    this.#to.assign(copy, value ? this.#copy(value, kind) : PDFNull);
    return copy;
  }

  #copyDict(dict: PDFDict, kind: Kind): PDFDict {
    const copy = PDFDict.withContext(this.#to);
    for (const [key, value] of dict.entries()) {
      if (kind === 'resources') {
        if (OF_RESOURCES.has(key)) copy.set(key, this.#copy(value, 'named'));
      } else if (kind === 'named') copy.set(key, this.#copy(value));
      else if (!DROPPED.has(key))
        copy.set(key, this.#copy(value, key === RESOURCES ? 'resources' : NAMED.has(key) ? 'named' : 'plain'));
    }
    return copy;
  }

  #copyStream({ dict, contents }: PDFRawStream): PDFObject {
    const filter = dict.lookup(FILTER);
    const filters = filter instanceof PDFArray ? filter.asArray().map((each) => this.#from.lookup(each)) : [filter];
    if (isForbidden(dict) || dict.lookup(SUBTYPE) === POSTSCRIPT || filters.includes(CRYPT)) return PDFNull;
    return PDFRawStream.of(this.#copyDict(dict, 'plain'), contents);
  }
}

function isForbidden(dict: PDFDict): boolean {
  const [type, action] = [dict.lookup(TYPE), dict.lookup(S)];
  return (
    dict instanceof PDFCatalog ||
    dict instanceof PDFPageTree ||
    dict instanceof PDFPageLeaf ||
    (type instanceof PDFName && TYPES.has(type)) ||
    (action instanceof PDFName && ACTIONS.has(action))
  );
}
