/**
 * @generated SignedSource<<46715b2403fe42575549e11f82a5c6b8>>
 * @relayHash 66e23324b83794e17e78c643bb9d9e45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 646d5c546ace813954a871b27979bfe9b789be078edff953cf12edbc190ba2f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SplitScreenQuery } from './SplitScreenQuery.graphql';

const node: PreloadableConcreteRequest<SplitScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "646d5c546ace813954a871b27979bfe9b789be078edff953cf12edbc190ba2f4",
    "metadata": {},
    "name": "SplitScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
