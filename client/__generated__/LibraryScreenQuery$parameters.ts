/**
 * @generated SignedSource<<411005e85ba234b371a5f30f668d63af>>
 * @relayHash 0d1cec7eb6e32c8649b588490441adb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c91aedf1216273e0199cad93d44f5ec443e9f1eb5be2c31301d39293c5b687f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LibraryScreenQuery } from './LibraryScreenQuery.graphql';

const node: PreloadableConcreteRequest<LibraryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c91aedf1216273e0199cad93d44f5ec443e9f1eb5be2c31301d39293c5b687f",
    "metadata": {},
    "name": "LibraryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
