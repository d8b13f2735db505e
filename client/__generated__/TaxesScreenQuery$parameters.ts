/**
 * @generated SignedSource<<cf664c54a7ab4cf81c6f08886704a9a0>>
 * @relayHash edc651a3d0adb1d243b8f242242a27be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0c7bd54cdffd09acb92d32903cfbfe293288678aa41f2ac4779a2ac92baac57

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxesScreenQuery } from './TaxesScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaxesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0c7bd54cdffd09acb92d32903cfbfe293288678aa41f2ac4779a2ac92baac57",
    "metadata": {},
    "name": "TaxesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
